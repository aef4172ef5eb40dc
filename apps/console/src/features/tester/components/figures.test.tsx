import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Figures } from './figures.tsx'

afterEach(cleanup)

const figures = {
  durationMs: 8200,
  costUsd: 0.012,
  likeness: [0.41, 0.38],
  skinDeltaE: [],
  warnings: [],
  engine: 'google',
  model: 'banana-2',
}
const valuesShown = () => screen.getAllByRole('definition').map(({ textContent }) => textContent)

test('a picture without a report says that nothing was measured', () => {
  render(<Figures figures={null} />)
  expect(document.body.textContent).toBe('Not measured')
})

test('a likeness or a time that was not measured says so, the rest is shown', () => {
  render(<Figures figures={{ ...figures, likeness: [], durationMs: null }} />)
  expect(valuesShown()).toEqual(['Not measured', 'Not measured', '$0.012', 'google'])
})

test.for([
  [0.52, 'Same person'],
  [0.53, 'Not alike'],
] as const)('a distance of %f reads: %s', ([distance, words]) => {
  render(<Figures figures={{ ...figures, likeness: [0.41, distance] }} />)
  expect(screen.getByRole('img', { name: words })).toBeDefined()
})
