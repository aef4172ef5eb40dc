import { expect, test } from 'vitest'
import { styleOf } from '#testing/builders.ts'
import { photos } from '../testing/replies.ts'
import { choosePrompt } from './choose-prompt.ts'
import {
  changeItem,
  measureRun,
  newRun,
  nextItem,
  runAgain,
  type TestRun,
  testRunSchema,
} from './test-run.ts'

const wish = (styleId: string) => ({ styleId, styleName: styleId, displayName: styleId, prompt: '' })

function runOf(...names: string[]): TestRun {
  let key = 0
  return newRun({ photos, wishes: names.map(wish), newKey: () => `key-${++key}` })
}

function failed(run: TestRun, index: number, failure: string): TestRun {
  return changeItem(run, { ...run.items[index], status: 'failed', failure, applicationId: 'made' })
}

test('a failed item is asked for anew, one that took too long is waited for again', () => {
  const run = failed(failed(runOf('a', 'b', 'c'), 0, 'Generation failed'), 1, 'Timeout')
  const again = runAgain(run, { styleIds: new Set(['a', 'b', 'c']), newKey: () => 'fresh' })
  expect(again.items.map(({ key, applicationId, status }) => [key, applicationId, status])).toEqual([
    ['fresh', null, 'pending'],
    ['key-2', 'made', 'pending'],
    ['key-3', null, 'pending'],
  ])
})

test('what was begun comes before what waits', () => {
  const run = runOf('a', 'b')
  const begun = changeItem(run, { ...run.items[1], status: 'processing' })
  expect(nextItem(run)?.styleId).toBe('a')
  expect(nextItem(begun)?.styleId).toBe('b')
  expect(nextItem(failed(failed(run, 0, 'Timeout'), 1, 'Timeout'))).toBeUndefined()
})

test('a run is measured by the median of its times and the sum of its costs', () => {
  const made = (run: TestRun, index: number, durationMs: number | null) =>
    changeItem(run, {
      ...run.items[index],
      status: 'completed',
      figures: {
        durationMs,
        costUsd: 0.01,
        likeness: [],
        skinDeltaE: [],
        warnings: [],
        engine: 'studio',
        model: '',
      },
    })
  const run = failed(
    made(made(made(runOf('a', 'b', 'c', 'd', 'e'), 0, 9000), 1, 1000), 2, null),
    3,
    'Timeout',
  )
  expect(measureRun(run)).toEqual({
    all: 5,
    completed: 3,
    failed: 1,
    done: 4,
    medianMs: 5000,
    costUsd: 0.03,
  })
  expect(measureRun(runOf('a')).medianMs).toBeNull()
})

test('the prompt follows who wears what', () => {
  const style = styleOf('shore')
  expect(choosePrompt(style, ['dress', 'suit'])).toBe('A couple, shore.')
  expect(choosePrompt(style, ['suit', 'dress'])).toBe('A couple, shore.')
  expect(choosePrompt(style, ['dress', 'dress'])).toBe('Two brides, shore.')
  expect(choosePrompt(style, ['suit', 'suit'])).toBe('Two grooms, shore.')
  expect(choosePrompt(styleOf('bare', { variations: [] }), ['suit', 'suit'])).toBe('')
})

test('a run that an earlier release kept is still read', () => {
  const figures = { durationMs: 1, costUsd: 0, likeness: [], skinDeltaE: [], warnings: [], engine: 'studio' }
  const [item] = runOf('a').items
  const kept = { ...runOf('a'), items: [{ ...item, figures }] }
  expect(testRunSchema.parse(kept).items[0].figures).toEqual({ ...figures, model: '' })
})
