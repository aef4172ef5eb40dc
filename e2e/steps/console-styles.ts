import { expect, type Locator, type Page } from '@playwright/test'

/** The names on the cards of a category, in the order in which they stand; folded ones have none. */
export function cardsOf(page: Page, category: string): Locator {
  return page.getByRole('list', { name: category, exact: true }).getByRole('heading', { level: 3 })
}

/** Everything that was done has reached the server. */
export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByText('All changes saved')).toBeVisible()
}

/** Shows the styles of a category that is folded. */
export async function unfold(page: Page, category: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${category} ?\\d+$`), expanded: false }).click()
}

/** Opens the dialog of a style. */
export async function editStyle(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Edit Details of ${name}`, exact: true }).click()
  return page.getByRole('dialog', { name: 'Edit Style' })
}

/** Gives a style another display name, in its dialog. */
export async function renameStyle(page: Page, from: string, to: string): Promise<void> {
  const dialog = await editStyle(page, from)
  await dialog.getByLabel('Display name').fill(to)
  await dialog.getByRole('button', { name: 'Save Style' }).click()
  await expect(dialog).toBeHidden()
}

/** Chooses styles by their cards. */
export async function selectStyles(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check()
}

/** What can be done with the chosen styles. */
export function bulkBar(page: Page): Locator {
  return page.getByRole('region', { name: 'Selected styles' })
}

/** Takes back what was just said, where it was said. */
export async function undo(page: Page): Promise<void> {
  await messages(page).getByRole('button', { name: 'Undo' }).click()
}

/** Where the console says in passing what it did. */
export function messages(page: Page): Locator {
  return page.getByRole('region', { name: /^Messages/ })
}

/** Where it says what a person must know; it stays until it is dismissed. */
export function alerts(page: Page): Locator {
  return page.getByRole('region', { name: 'Alerts' })
}

/** Gives a file to Import JSON of the tab that is shown. */
export async function importFile(page: Page, content: string | object): Promise<void> {
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  await page.locator('#screen input[type=file]').setInputFiles({
    name: 'styles.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
}

/** Answers a question of the console with its button. */
export async function answer(page: Page, question: string | RegExp, button: string): Promise<void> {
  await page
    .getByRole('dialog', { name: question })
    .getByRole('button', { name: button, exact: true })
    .click()
}

/** Answers a question of the console with words. */
export async function answerWith(
  page: Page,
  { question, words, button }: { question: string | RegExp; words: string; button: string },
): Promise<void> {
  await page.getByRole('dialog', { name: question }).getByRole('textbox').fill(words)
  await answer(page, question, button)
}
