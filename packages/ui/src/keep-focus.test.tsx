import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { keepFocus } from './keep-focus.ts'

afterEach(cleanup)

function open() {
  render(
    <main tabIndex={-1}>
      <button type="button">Go</button>
    </main>,
  )
  return { main: screen.getByRole('main'), button: screen.getByRole('button') }
}

test('the screen takes the focus of a control that is gone', () => {
  const { main, button } = open()
  button.focus()
  button.remove()
  keepFocus()
  expect(document.activeElement).toBe(main)
})

test('a control that has the focus keeps it', () => {
  const { button } = open()
  button.focus()
  keepFocus()
  expect(document.activeElement).toBe(button)
})
