import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { TestRun } from '../model/test-run.ts'
import { figuresOf, runOf, withItem } from '../testing/run-of.ts'
import { RunBar } from './run-bar.tsx'

afterEach(cleanup)

const fresh = runOf('a', 'b', 'c')
const begun = withItem(fresh, 0, { status: 'completed', figures: figuresOf(8200) })
const broken = withItem(withItem(begun, 1, { status: 'failed' }), 2, { status: 'failed' })

interface Shown {
  name: string
  run: TestRun
  words: string
  /** Share of the progress line in hundredths; undefined where there is none. */
  line?: number
  buttons: string[]
}

test.for<Shown>([
  { name: 'nothing made yet', run: fresh, words: '0 of 3 done', line: 0, buttons: ['Cancel'] },
  {
    name: 'under way',
    run: begun,
    words: '1 of 3 doneMedian 8.2 s · total $0.01',
    line: 33,
    buttons: ['Cancel'],
  },
  {
    name: 'stopped',
    run: { ...begun, state: 'stopped' },
    words: '1 of 3 doneStopped. What was begun goes on where it was.',
    line: 33,
    buttons: ['Go on with 2 left'],
  },
  {
    name: 'stopped after the last',
    run: { ...broken, state: 'stopped' },
    words: '3 of 3 doneStopped. What was begun goes on where it was.',
    line: 100,
    buttons: ['Run 2 failed again'],
  },
  {
    name: 'over',
    run: { ...broken, state: 'done' },
    words: '1 completed · 2 failedMedian 8.2 s · total $0.01',
    buttons: ['Run 2 failed again'],
  },
])('a run: $name', ({ run, words, line, buttons }) => {
  render(<RunBar run={run} />)
  expect(screen.getByRole('status').parentElement?.textContent).toBe(words)
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons)
  const progress = screen.queryByRole('progressbar')
  expect(progress?.getAttribute('aria-valuenow')).toBe(line?.toString())
})
