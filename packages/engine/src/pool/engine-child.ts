import { checkGarment } from '../garment/check-garment.ts'
import { judgeCandidate } from '../hosted-gate/judge-candidate.ts'
import { composeJob } from '../providers/studio/index.ts'
import { drawReferences } from '../references/draw-references.ts'
import { EngineError } from '../spec/errors.ts'
import type { Stage } from '../spec/job.ts'
import { coachPhoto, describePerson, quickFaces, understandPhoto, warmUpVision } from '../understand/index.ts'
import type { Failure, FromChild, Task, ToChild } from './protocol.ts'

const running = new Map<number, AbortController>()

process.on('message', (message: ToChild) => {
  if ('cancel' in message) running.get(message.cancel)?.abort()
  else void answer(message.id, message.task)
})

// The parent's end closes this process; it must not linger when the parent was killed.
process.on('disconnect', () => process.exit(0))

async function answer(id: number, task: Task): Promise<void> {
  const controller = new AbortController()
  running.set(id, controller)
  try {
    const value = await perform(id, task, controller.signal)
    tell({ id, value, residentBytes: process.memoryUsage.rss() })
  } catch (error) {
    tell({ id, failure: describe(error), residentBytes: process.memoryUsage.rss() })
  } finally {
    running.delete(id)
  }
}

async function perform(id: number, task: Task, signal: AbortSignal): Promise<unknown> {
  const onStage = (stage: Stage, fraction: number) => tell({ id, stage, fraction })
  switch (task.kind) {
    case 'warm':
      await warmUpVision()
      return { residentBytes: process.memoryUsage.rss() }
    case 'faces':
      return quickFaces(task.photo, task)
    case 'coach':
      return coachPhoto(task)
    case 'describe':
      return describePerson(task)
    case 'understand':
      return understandPhoto(task)
    case 'check-dress':
      await checkGarment(task.photo)
      return null
    case 'run':
      return composeJob({
        job: task.job,
        understood: task.understood,
        context: { seed: task.seed, signal, onStage },
      })
    case 'references':
      return drawReferences(task)
    case 'judge':
      return judgeCandidate({ ...task, context: { seed: 0, signal, onStage } })
  }
}

function tell(message: FromChild): void {
  // A parent that was killed takes no answer; the disconnect that follows ends this process.
  process.send?.(message, undefined, undefined, () => undefined)
}

function describe(error: unknown): Failure {
  if (error instanceof EngineError)
    return { code: error.code, message: error.message, partner: error.partner, reason: error.reason }
  if (error instanceof Error) return { message: error.message, stack: error.stack }
  return { message: String(error) }
}
