import { root } from '../steps/root.ts'
import { describeWeight, isOver } from './budgets.ts'
import { findCircle } from './find-circle.ts'
import { weighBuild } from './weigh-build.ts'

const folder = process.argv[2] ?? `${root}apps/web/dist`
const weights = weighBuild(folder)
for (const weight of weights) console.log(describeWeight(weight))
const circle = findCircle(folder)
if (circle) console.log(`CIRCLE  ${circle.join(' imports ')}`)
process.exitCode = circle || weights.some(isOver) ? 1 : 0
