import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { forgetEverything } from '#testing/show.tsx'
import { ProblemCard } from './problem-card.tsx'

forgetEverything()

test('a second problem takes the place of the first where scrolling answers a promise', () => {
  const scrollIntoView: () => unknown = () => Promise.resolve()
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scrollIntoView as () => void)
  const card = (title: string) => <ProblemCard problem={{ title }} onRetry={vi.fn()} />
  const { rerender } = render(card('No answer'))
  rerender(card('Processing failed'))
  expect(screen.getByRole('alert').textContent).toBe('Processing failed')
})
