import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Stage } from '../spec/job.ts'
import { reportProgress } from './report-progress.ts'

function printed(steps: readonly (readonly [Stage, number])[]): string[] {
  const lines: string[] = []
  const report = reportProgress((line) => lines.push(line))
  for (const [stage, fraction] of steps) report(stage, fraction)
  return lines
}

test('each stage is printed once, as it begins, in words', () => {
  const lines = printed([
    ['faces', 0],
    ['scene', 0.05],
    ['dressing', 0.15],
    ['dressing', 0.35],
    ['finishing', 0.6],
    ['checking', 0.754],
    ['checking', 1],
  ])
  expect(lines).toEqual([
    '  0 %  Finding faces',
    '  5 %  Setting the scene',
    ' 15 %  Dressing you both',
    ' 60 %  Finishing touches',
    ' 75 %  Checking the likeness',
  ])
})

test('a stage that begins again, for a gentler try, is printed again', () => {
  const lines = printed([
    ['checking', 0.75],
    ['scene', 0.05],
    ['checking', 0.75],
  ])
  expect(lines.length).toBe(3)
})

test('every line is as wide before its words as the last one', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (fraction) => {
      expect(printed([['scene', fraction]])[0].indexOf('Setting')).toBe(7)
    }),
  )
})
