import type { Page } from '@playwright/test'
import { inTurn, press } from '../press.ts'
import type { Scene } from '../scene.ts'

const live = { name: 'console-live', face: 'full', device: 'operator', path: '/admin' } as const
const drafts = { ...live, name: 'console-drafts', layout: 'console-live', path: '/admin/drafts' } as const
const documents = '**/api/config/wedding-styles*'
const nothing = { styles: {}, categoryOrder: [], version: '2026-01-01T00:00:00.000Z' }
const names = ['Turquoise Noon', 'Plumeria Sunset', 'Pearl Tide']

const search = (term: string) => (page: Page) => page.getByRole('searchbox').fill(term)
const select = async (page: Page) => {
  for (const name of names)
    await page
      .getByRole('checkbox', { name: `Select ${name}` })
      .first()
      .check()
}
const answer = (yes: string) => (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: yes }).click()

/** A file with one style fewer, one that is called otherwise, and a new one. */
const chooseFile = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Edit Details of / })
    .first()
    .waitFor()
  const { styles, categoryOrder } = await page.evaluate(readLive)
  const [first, second, ...others] = styles.Beach
  const added = { ...second, id: 'harbour', styleName: 'Harbour', displayName: 'Harbour at First Light' }
  styles.Beach = [{ ...first, displayName: 'Golden Hour' }, ...others, added]
  const buffer = Buffer.from(JSON.stringify({ styles, categoryOrder }))
  const file = { name: 'styles.json', mimeType: 'application/json', buffer }
  await page.getByLabel('Import JSON').last().setInputFiles(file)
}

/** Somebody else saves the same style while it is edited here. */
const meetConflict = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Edit Details of / })
    .first()
    .waitFor()
  const catalogue = await page.evaluate(readLive)
  const [first, ...others] = catalogue.styles.Beach
  const changed = {
    ...catalogue,
    styles: { ...catalogue.styles, Beach: [{ ...first, displayName: 'Golden Hour for Two' }, ...others] },
    version: '2099-01-01T00:00:00.000Z',
  }
  const refused = { error: 'Somebody else saved.', code: 'catalogue_conflict', requestId: 'gallery' }
  await page.route(documents, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 409, json: refused })
      : route.fulfill({ json: changed }),
  )
  await page.route('**/api/config/wedding-styles/changes*', (route) =>
    route.fulfill({ json: { version: changed.version, changed } }),
  )
  await press(`Edit Details of ${first.displayName}`)(page)
  await page.getByLabel('Display name').fill('Golden Hour, Barefoot')
  await press('Save Style')(page)
}

export const consoleStylesScenes: readonly Scene[] = [
  { ...live, shows: 'Turquoise Noon' },
  { ...live, face: 'loading', unanswered: [documents], shows: 'Loading styles…' },
  { ...live, face: 'empty', answered: { [documents]: nothing }, shows: 'No styles yet' },
  {
    ...live,
    face: 'error',
    failing: [documents],
    shows: 'The styles could not be loaded',
  },
  {
    ...live,
    name: 'console-search',
    layout: 'console-live',
    shows: 'After the Sun Goes Down',
    act: search('sun'),
  },
  {
    ...live,
    name: 'console-search',
    layout: 'console-live',
    face: 'empty',
    shows: 'No styles found',
    act: search('volcano'),
  },
  { ...live, name: 'console-selection', shows: '3 selected', act: select },
  {
    ...live,
    name: 'console-move',
    shows: 'City Night',
    act: inTurn(select, press('Move to Category'), (page) => page.getByRole('menu').waitFor()),
  },
  {
    ...live,
    name: 'console-subcategory',
    layout: 'console-prompt',
    shows: 'Set the subcategory of 3 styles',
    act: inTurn(select, press('Set Subcategory')),
  },
  {
    ...live,
    name: 'console-archive-selected',
    layout: 'console-confirm',
    shows: /^Archive 3 styles\?/,
    act: inTurn(select, press('Archive (3)')),
  },
  {
    ...live,
    name: 'console-archive-reason',
    layout: 'console-prompt',
    shows: 'Why is "Beach" archived?',
    act: press('Archive Beach'),
  },
  {
    ...live,
    name: 'console-archive-category',
    layout: 'console-confirm',
    shows: /^Archive "Beach" and all its 10 styles\?/,
    act: inTurn(press('Archive Beach'), answer('Next')),
  },
  {
    ...live,
    name: 'console-add-category',
    layout: 'console-prompt',
    shows: 'New category',
    act: press('Add Category'),
  },
  {
    ...live,
    name: 'console-rename',
    layout: 'console-prompt',
    shows: 'Rename "Beach"',
    act: press('Rename Beach'),
  },
  { ...live, name: 'console-edit', shows: 'Original prompt', act: press('Edit Details of Turquoise Noon') },
  {
    ...live,
    name: 'console-add-style',
    layout: 'console-edit',
    face: 'error',
    shows: 'Write a style name.',
    act: inTurn(press('Add Style to Beach'), answer('Save Style')),
  },
  { ...live, name: 'console-reorder', shows: /^Drag the styles/, act: press('Reorder Beach') },
  {
    ...live,
    name: 'console-reorder-categories',
    layout: 'console-reorder',
    shows: 'Always shown first',
    act: press('Reorder Categories'),
  },
  { ...live, name: 'console-import', shows: /^Import 10 categories with 93 styles/, act: chooseFile },
  {
    ...live,
    name: 'console-conflict',
    shows: 'Somebody else changed the same',
    act: meetConflict,
  },
  {
    ...live,
    name: 'console-regenerate',
    layout: 'console-confirm',
    shows: /^3 styles get a new preview picture/,
    act: inTurn(select, press('Regenerate Previews')),
  },
  {
    ...live,
    name: 'console-regenerate-review',
    resumes: ['regeneration'],
    shows: '4 approved · 1 failed',
  },
  { ...drafts, shows: 'Turquoise Noon' },
  {
    ...drafts,
    face: 'error',
    failing: ['**/api/config/wedding-styles/draft*'],
    shows: 'The styles could not be loaded',
  },
]

/** Runs in the page. */
async function readLive() {
  const headers = { Authorization: `Bearer ${sessionStorage.getItem('ever-after.operator-token')}` }
  return (await fetch('/api/config/wedding-styles', { headers })).json()
}
