import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

export function press(name: string | RegExp): Promise<void> {
  return userEvent.click(screen.getByRole('button', { name }))
}

export async function select(...names: string[]): Promise<void> {
  for (const name of names) await userEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }))
}

/** The bulk bar, to look in. */
export function bar() {
  return within(screen.getByRole('region', { name: 'Selected styles' }))
}

/** The alerts that stand, to look in. */
export function alertsShown() {
  return within(screen.getByRole('region', { name: 'Alerts' }))
}

/** Answers the dialog that is open, with a text unless it only asks for a yes. */
export async function answer(words: string | undefined, button: string): Promise<void> {
  const dialog = within(await screen.findByRole('dialog'))
  if (words !== undefined) await userEvent.clear(dialog.getByRole('textbox'))
  if (words) await userEvent.type(dialog.getByRole('textbox'), words)
  await userEvent.click(dialog.getByRole('button', { name: button }))
}
