import { expect, test } from 'vitest'
import { drawFiles } from './draw-files.ts'
import { type Mutant, tableOf } from './score-table.ts'

const files = ['a.ts', 'b.ts', 'c.ts', 'd.ts', 'e.ts', 'f.ts']
const linesOf = () => 50

test('one seed draws the same files whatever their order, and another seed others', () => {
  const drawn = drawFiles(files, { lines: 120, seed: 1, linesOf })
  expect(drawn).toHaveLength(3)
  expect(drawFiles([...files].reverse(), { lines: 120, seed: 1, linesOf })).toEqual(drawn)
  expect(drawFiles(files, { lines: 120, seed: 2, linesOf })).not.toEqual(drawn)
})

test('a folder with fewer lines than asked for is drawn whole', () => {
  expect(drawFiles(files, { lines: 1000, seed: 1, linesOf }).sort()).toEqual(files)
})

test('a score counts what some test covers, and each survivor is named', () => {
  const mutant = (status: string, line: number): Mutant => ({
    fileName: '/sandbox/apps/web/src/one.ts',
    status,
    mutatorName: 'BooleanLiteral',
    location: { start: { line } },
    replacement: 'false',
  })
  const mutants = [
    mutant('Killed', 1),
    mutant('Timeout', 2),
    mutant('Killed', 3),
    mutant('Survived', 4),
    mutant('NoCoverage', 5),
    mutant('Ignored', 6),
  ]
  expect(tableOf(mutants, 'apps/web/src')).toBe(
    'Survivors:\n' +
      '  apps/web/src/one.ts:4 BooleanLiteral: false\n' +
      'apps/web/src: 75.0 % of 4 covered mutants killed, 1 survived, 1 without a test',
  )
})
