import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { SelectField } from './select-field.tsx'

afterEach(cleanup)

const options = [
  { value: 'name', label: 'Name' },
  { value: 'rating', label: 'Rating' },
] as const

test('a select field is found by its label and says what was chosen', async () => {
  const onChange = vi.fn()
  render(<SelectField label="Sort by" value="name" options={options} onChange={onChange} />)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Rating')
  expect(onChange).toHaveBeenCalledWith('rating')
})

test('a disabled select field cannot be changed', () => {
  render(<SelectField label="Sort by" value="name" options={options} onChange={() => {}} isDisabled />)
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveProperty('disabled', true)
})
