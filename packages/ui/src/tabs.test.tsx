import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Tabs } from './tabs.tsx'

afterEach(cleanup)

const names = ['Beach', 'Garden', 'Hall']

function Example() {
  const [value, setValue] = useState('Beach')
  return (
    <Tabs
      label="Categories"
      value={value}
      onChange={setValue}
      tabs={names.map((name) => ({ value: name, label: name }))}
    >
      {value} panel
    </Tabs>
  )
}

test('arrow keys, Home and End move the focus and the choice together', async () => {
  render(<Example />)
  await userEvent.tab()
  const seen: (string | null | undefined)[] = []
  for (const key of ['{ArrowRight}', '{End}', '{ArrowRight}', '{ArrowLeft}', '{Home}']) {
    await userEvent.keyboard(key)
    seen.push(document.activeElement?.textContent)
    expect(screen.getByRole('tabpanel').textContent).toBe(`${document.activeElement?.textContent} panel`)
  }
  expect(seen).toEqual(['Garden', 'Hall', 'Beach', 'Hall', 'Beach'])
})

test('one tab is in the order of the keyboard and names the panel', async () => {
  render(<Example />)
  await userEvent.click(screen.getByRole('tab', { name: 'Hall' }))
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, -1, 0])
  expect(screen.getByRole('tabpanel', { name: 'Hall' })).toBeTruthy()
})

test('where words run from right to left, the arrow to the left leads on', async () => {
  render(
    <div dir="rtl">
      <Example />
    </div>,
  )
  await userEvent.tab()
  const seen: (string | null | undefined)[] = []
  for (const key of ['{ArrowLeft}', '{ArrowRight}', '{ArrowRight}', '{ArrowLeft}']) {
    await userEvent.keyboard(key)
    seen.push(document.activeElement?.textContent)
  }
  expect(seen).toEqual(['Garden', 'Beach', 'Hall', 'Beach'])
})
