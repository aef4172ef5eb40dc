import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { TextField } from './text-field.tsx'

afterEach(cleanup)

test('a field is found by its label and takes no more than it may', async () => {
  render(<Written maxLength={5} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Wish' }), 'roses and more')
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('roses')
  expect(screen.getByRole('textbox').tagName).toBe('INPUT')
})

test('a long field reads its counter to who cannot see it', async () => {
  render(<Written maxLength={500} isLong />)
  const field = screen.getByRole('textbox', { name: 'Wish' })
  await userEvent.type(field, 'roses')
  const counter = screen.getByText('5/500')
  expect([field.tagName, field.getAttribute('aria-describedby')]).toEqual(['TEXTAREA', counter.id])
})

function Written(props: { maxLength: number; isLong?: boolean }) {
  const [value, setValue] = useState('')
  const counter = props.isLong ? `${value.length}/500` : undefined
  return <TextField label="Wish" value={value} onChange={setValue} counter={counter} {...props} />
}
