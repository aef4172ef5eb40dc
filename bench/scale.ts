import { describeLoad, describeMachine } from './figures/describe-machine.ts'
import { measureApply } from './scale/measure-apply.ts'
import { measurePickup } from './scale/measure-pickup.ts'
import { measurePoll } from './scale/measure-poll.ts'
import { measureWorkers } from './scale/measure-workers.ts'
import { openStage, type Stage } from './scale/open-stage.ts'

const names = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isShort = process.argv.includes('--short')

const measures: Record<string, (stage: Stage) => Promise<void>> = {
  poll: (stage) => measurePoll(stage, { forMs: isShort ? 2000 : 10_000, rounds: isShort ? 1 : 5 }),
  apply: (stage) => measureApply(stage, { forMs: isShort ? 3000 : 15_000 }),
  pickup: (stage) => measurePickup(stage, { wishes: isShort ? 40 : 500 }),
  workers: (stage) => measureWorkers(stage, { pictures: isShort ? 12 : 60 }),
}

console.log(describeMachine())
const stage = await openStage(400)
try {
  for (const [name, measure] of Object.entries(measures))
    if (names.length === 0 || names.includes(name)) await measure(stage)
  console.log(describeLoad())
} finally {
  await stage.close()
}
