import { root } from '../steps/root.ts'
import { describeWeight, isOver } from './budgets.ts'
import { weighBuild } from './weigh-build.ts'

const weights = weighBuild(process.argv[2] ?? `${root}apps/web/dist`)
for (const weight of weights) console.log(describeWeight(weight))
process.exitCode = weights.some(isOver) ? 1 : 0
