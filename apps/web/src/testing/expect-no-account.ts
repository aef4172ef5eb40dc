import { screen } from '@testing-library/react'
import { expect } from 'vitest'

/** Nothing on the screen asks who somebody is. */
export function expectNoAccount(): void {
  const asked = 'input[type=email], input[type=password], input[autocomplete=username]'
  expect(document.querySelector(asked)).toBeNull()
  expect(screen.queryByLabelText(/e-?mail|password|user ?name/i, { selector: 'input' })).toBeNull()
  for (const role of ['button', 'link']) expect(screen.queryByRole(role, { name: wayIn })).toBeNull()
}

const wayIn = /\b(sign|log)[- ]?(in|up|on)\b|\baccount\b|\bregister\b|continue with/i
