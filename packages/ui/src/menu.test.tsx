import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Menu } from './menu.tsx'

afterEach(cleanup)

function Example() {
  const [opener, setOpener] = useState<Element>()
  const [chosen, setChosen] = useState('')
  return (
    <>
      <button type="button" onClick={({ currentTarget }) => setOpener(currentTarget)}>
        Move
      </button>
      <p>{chosen}</p>
      {opener && (
        <Menu
          label="Move to"
          opener={opener}
          items={[
            { value: 'beach', label: 'Beach', isDisabled: true },
            { value: 'garden', label: 'Garden' },
            { value: 'hall', label: 'Hall' },
          ]}
          onChoose={(value) => setChosen(`chosen: ${value}`)}
          onClose={() => setOpener(undefined)}
        />
      )}
    </>
  )
}

test('a menu is chosen from with the keyboard and gives the focus back', async () => {
  render(<Example />)
  await userEvent.click(screen.getByRole('button', { name: 'Move' }))
  expect(screen.getByRole('menu', { name: 'Move to' })).toBeDefined()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(screen.getByText('chosen: hall')).toBeDefined()
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement?.textContent).toBe('Move')
})

test('Escape closes a menu without a choice', async () => {
  render(<Example />)
  await userEvent.click(screen.getByRole('button', { name: 'Move' }))
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(screen.queryByText(/chosen/)).toBeNull()
})

test('a menu closes when the window gets another size', async () => {
  render(<Example />)
  await userEvent.click(screen.getByRole('button', { name: 'Move' }))
  fireEvent(window, new Event('resize'))
  expect(screen.queryByRole('menu')).toBeNull()
})
