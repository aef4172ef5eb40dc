import { expect, test } from 'vitest'
import { styleOf } from '#testing/builders.ts'
import { photos } from '../testing/replies.ts'
import { figuresOf, runOf, wishOf, withItem } from '../testing/run-of.ts'
import { choosePrompt } from './choose-prompt.ts'
import { measureRun, nextItem, runAgain, type TestRun, testRunSchema } from './test-run.ts'

function failed(run: TestRun, index: number, failure: string): TestRun {
  return withItem(run, index, { status: 'failed', failure, applicationId: 'made' })
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

test('what was begun comes before what waits', { tags: ['TESTER-04'] }, () => {
  const run = runOf('a', 'b')
  const begun = withItem(run, 1, { status: 'processing' })
  expect(nextItem(run)?.styleId).toBe('a')
  expect(nextItem(begun)?.styleId).toBe('b')
  expect(nextItem(failed(failed(run, 0, 'Timeout'), 1, 'Timeout'))).toBeUndefined()
})

test('a run is measured by the median of its times and the sum of its costs', () => {
  const made = (run: TestRun, index: number, durationMs: number | null, costUsd?: number) =>
    withItem(run, index, { status: 'completed', figures: figuresOf(durationMs, costUsd) })
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
  const three = made(made(made(runOf('a', 'b', 'c'), 0, 9000, 0.5), 1, 1000, 0.25), 2, 4000, 0.125)
  expect(measureRun(three)).toMatchObject({ medianMs: 4000, costUsd: 0.875 })
})

test('a new run has made nothing yet', () => {
  const unmade = {
    status: 'pending',
    applicationId: null,
    resultUrl: null,
    failure: '',
    reason: '',
    figures: null,
  }
  expect(runOf('a', 'b')).toEqual({
    state: 'running',
    photos,
    items: [
      { ...wishOf('a'), ...unmade, key: 'key-1' },
      { ...wishOf('b'), ...unmade, key: 'key-2' },
    ],
  })
})

test('a run that ended goes on with what failed of those that are meant, and the others stay as they are', () => {
  const broken = failed(failed(runOf('a', 'b'), 0, 'Generation failed'), 1, 'Generation failed')
  const again = runAgain({ ...broken, state: 'done' }, { styleIds: new Set(['b']), newKey: () => 'fresh' })
  expect(again.state).toBe('running')
  expect(again.items[0]).toEqual(broken.items[0])
  expect(again.items[1]).toEqual({ ...runOf('a', 'b').items[1], key: 'fresh' })
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
  const { model: _, ...figures } = figuresOf(1)
  const [item] = runOf('a').items
  const kept = { ...runOf('a'), items: [{ ...item, figures }] }
  expect(testRunSchema.parse(kept).items[0].figures).toEqual({ ...figures, model: '' })
})
