import type { Page } from '@playwright/test'

/** Presses the first button of this name. */
export function press(name: string | RegExp) {
  return (page: Page): Promise<void> => page.getByRole('button', { name }).first().click()
}

/** One after the other. */
export function inTurn(...acts: readonly ((page: Page) => Promise<unknown>)[]) {
  return async (page: Page): Promise<void> => {
    for (const act of acts) await act(page)
  }
}
