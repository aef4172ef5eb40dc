import { studioStyles } from '@ever-after/art'
import { expect, test } from 'vitest'
import type { MadePicture, PanelRow } from './panel-row.ts'
import { isSuspicious } from './panel-row.ts'
import { markdownOf, tsvOf } from './panel-table.ts'
import { summarisePanel } from './summarise-panel.ts'

const made: MadePicture = {
  kind: 'made',
  bytes: new Uint8Array(0),
  likeness: [0.21, 0.3],
  skinDeltaE: [1.5, 3.25],
  stagesMs: { compose: 400, check: 300 },
  warnings: [],
}
const row: PanelRow = {
  photoName: 'ann+dark',
  hints: [{ code: 'dark', severity: 'info', value: 0.2512 }],
  partnerName: 'ben',
  attire: 'dress',
  partnerAttire: 'suit',
  isSecond: false,
  style: studioStyles()[0],
  outcome: made,
}
const unlike: PanelRow = {
  ...row,
  isSecond: true,
  outcome: { kind: 'failed', code: 'unlike', message: 'Not | alike.', about: 'partner' },
}

test('a line tells hints, figures of both people and stages', () => {
  const cells = tsvOf([row]).split('\n')[1].split('\t')
  expect(cells.slice(0, 2)).toEqual(['ann+dark', 'info dark 0.25'])
  expect(cells.slice(6, 10)).toEqual(['both', '0.21 0.30', '1.5 3.3', 'compose 400 check 300'])
})

test('a failed line tells its code and whom it is about, and stays one line of eleven cells', () => {
  const [, , line] = markdownOf([unlike]).split('\n')
  expect(line).toContain('not the partner')
  expect(line).toContain('unlike (partner): Not   alike.')
  expect(line.split(' | ').length).toBe(11)
})

test.each([
  ['a failure', unlike.outcome, true],
  ['a good picture', made, false],
  ['a distant likeness', { ...made, likeness: [0.2, 0.46] }, true],
  ['a changed skin', { ...made, skinDeltaE: [8.1, 1] }, true],
] as const)('%s is looked into: %#', (_, outcome, answer) => {
  expect(isSuspicious({ ...row, outcome: outcome as PanelRow['outcome'] })).toBe(answer)
})

test('the summary counts what was found again and who was refused', () => {
  const photo = { name: 'ann', bytes: new Uint8Array(0), faces: [], hints: [], refusal: null }
  const summary = summarisePanel(
    [photo, { ...photo, name: 'wall', refusal: 'no_face' }],
    [row, row, row, unlike],
  )
  expect(summary.join('\n')).toContain('accepted by the coach: 1')
  expect(summary.join('\n')).toContain('refused: wall (no_face)')
  expect(summary.join('\n')).toContain('found again: 75.0 %  goal 100 %: missed')
  expect(summary.join('\n')).toContain('dress and suit 3, suit and dress 1')
  expect(summary.join('\n')).toContain('greatest 0.30')
})

test('a panel without a picture has no figures', () => {
  expect(summarisePanel([], [unlike]).join('\n')).not.toContain('NaN')
})
