import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Moment } from './moment.tsx'

afterEach(cleanup)

test.for([
  [false, { timeStyle: 'short' }],
  [true, { timeStyle: 'medium' }],
] as const)('a moment reads as day and time, with seconds: %s', ([isPrecise, { timeStyle }]) => {
  const iso = '2030-06-01T18:05:09.000Z'
  render(<Moment iso={iso} isPrecise={isPrecise} />)
  const time = screen.getByRole('time')
  expect(time.getAttribute('datetime')).toBe(iso)
  expect(time.textContent).toBe(new Date(iso).toLocaleString(undefined, { dateStyle: 'medium', timeStyle }))
})
