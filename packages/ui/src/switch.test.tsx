import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Switch } from './switch.tsx'

afterEach(cleanup)

function Example() {
  const [isOn, setOn] = useState(false)
  return (
    <Switch label="With a veil" description="It falls behind the shoulders." isOn={isOn} onChange={setOn} />
  )
}

test('a switch is named by its label, explained by its second line, and turned by a tap on either or the space bar', async () => {
  render(<Example />)
  const find = () =>
    screen.getByRole('switch', { name: 'With a veil', description: 'It falls behind the shoulders.' })
  expect(find()).toHaveProperty('checked', false)
  await userEvent.click(screen.getByText('It falls behind the shoulders.'))
  expect(find()).toHaveProperty('checked', true)
  await userEvent.click(find())
  expect(find()).toHaveProperty('checked', false)
  await userEvent.keyboard(' ')
  expect(find()).toHaveProperty('checked', true)
})
