import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { TestItem } from '../model/test-run.ts'
import { figuresOf, runOf } from '../testing/run-of.ts'
import { ResultCard } from './result-card.tsx'

afterEach(cleanup)

const [item] = runOf('Shore').items
const cardText = () => screen.getByRole('listitem').textContent

test.for<[string, Partial<TestItem>, string]>([
  ['waits', {}, 'PendingShore'],
  ['is being made', { status: 'processing' }, 'ProcessingShore'],
  ['failed', { status: 'failed', failure: 'Timeout' }, 'TimeoutRun againShoreFailed'],
  [
    'failed with a reason',
    { status: 'failed', failure: 'Apply failed', reason: 'Not ready.' },
    'Apply failedNot ready.Run againShoreFailed',
  ],
  [
    'failed for what the reason repeats',
    { status: 'failed', failure: 'Timeout', reason: 'Timeout' },
    'TimeoutRun againShoreFailed',
  ],
])('a style that %s', { tags: ['TESTER-04', 'TESTER-07'] }, ([, changes, words]) => {
  render(<ResultCard item={{ ...item, ...changes }} onOpen={() => {}} />)
  expect(cardText()).toBe(words)
})

test('only what is being made breathes', () => {
  render(
    <>
      <ResultCard item={item} onOpen={() => {}} />
      <ResultCard item={{ ...item, status: 'processing' }} onOpen={() => {}} />
    </>,
  )
  expect(screen.getByText('Pending').classList.contains('animate-breathe')).toBe(false)
  expect(screen.getByText('Processing').classList.contains('animate-breathe')).toBe(true)
})

test('a picture is opened from its card', async () => {
  const onOpen = vi.fn()
  const made = {
    ...item,
    status: 'completed',
    resultUrl: '/media/result.webp',
    figures: figuresOf(8200),
  } as const
  render(<ResultCard item={made} onOpen={onOpen} />)
  expect(cardText()).toContain('ShoreCompleted')
  await userEvent.click(screen.getByRole('button', { name: 'Open Shore' }))
  expect(onOpen).toHaveBeenCalledOnce()
})
