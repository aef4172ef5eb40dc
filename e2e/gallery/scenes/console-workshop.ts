import type { Page } from '@playwright/test'
import { sampleUpload } from '../../steps/sample-photo.ts'
import { inTurn, press } from '../press.ts'
import type { Scene } from '../scene.ts'

const scene = { face: 'full', device: 'operator' } as const
const preview = { ...scene, name: 'console-preview', path: '/admin/preview' } as const
const dresses = { ...scene, name: 'console-dresses', path: '/admin/dresses' } as const
const tester = { ...scene, name: 'console-tester', path: '/admin/tester' } as const
const creator = { ...scene, name: 'console-creator', path: '/admin/creator' } as const
const dressDocument = '**/api/config/wedding-dress*'

const search = (term: string) => (page: Page) => page.getByRole('searchbox').first().fill(term)
const showPhone = async (page: Page) => {
  const phone = page.frameLocator('iframe')
  await phone.getByRole('button', { name: 'Try this wedding style' }).waitFor()
  await phone.locator('body').evaluate(async () => {
    await document.fonts.ready
    const inSight = [...document.images].filter((image) => {
      const { left, top } = image.getBoundingClientRect()
      return left < innerWidth && top < innerHeight
    })
    await Promise.all(inSight.map((image) => image.decode()))
  })
}
const selectDresses = async (page: Page) => {
  for (const at of [0, 1])
    await page
      .getByRole('checkbox', { name: /^Select / })
      .nth(at)
      .check()
}
const givePhotos = async (page: Page) => {
  for (const partner of [1, 2] as const) {
    const field = page.getByRole('group', { name: `Partner ${partner}`, exact: true })
    await field.locator('input[type=file]').setInputFiles(await sampleUpload(partner))
  }
  await page.getByRole('checkbox', { name: 'All of Garden' }).check()
  await press(/^Garden/)(page)
}

export const consoleWorkshopScenes: readonly Scene[] = [
  { ...preview, shows: 'Total categories', act: showPhone },
  {
    ...preview,
    face: 'error',
    failing: ['**/api/config/wedding-styles*'],
    shows: 'The catalogue could not be loaded',
  },
  {
    ...preview,
    name: 'console-preview-draft',
    layout: 'console-preview',
    shows: 'Total categories',
    act: inTurn((page) => page.getByText('Draft', { exact: true }).click(), showPhone),
  },
  { ...dresses, shows: 'Add Dress' },
  { ...dresses, face: 'loading', unanswered: [dressDocument], shows: 'Loading dresses…' },
  {
    ...dresses,
    face: 'empty',
    answered: { [dressDocument]: { dresses: [], version: '2026-01-01T00:00:00.000Z' } },
    shows: 'No dresses added yet',
  },
  {
    ...dresses,
    face: 'error',
    failing: [dressDocument],
    shows: 'The dresses did not load',
  },
  {
    ...dresses,
    name: 'console-dresses-search',
    layout: 'console-dresses',
    face: 'empty',
    shows: 'No dresses found matching your search',
    act: search('volcano'),
  },
  { ...dresses, name: 'console-dresses-selection', shows: '2 selected', act: selectDresses },
  {
    ...dresses,
    name: 'console-dresses-delete',
    layout: 'console-confirm',
    shows: 'Delete 2 dresses?',
    act: inTurn(selectDresses, press('Delete selected (2)')),
  },
  { ...dresses, name: 'console-dress-edit', shows: 'How it is drawn on a person', act: press(/^Edit /) },
  {
    ...dresses,
    name: 'console-dress-add',
    layout: 'console-dress-edit',
    face: 'error',
    shows: 'Please write a name.',
    act: inTurn(press('Add Dress'), press('Save Dress')),
  },
  { ...tester, shows: 'A couple by the window' },
  { ...tester, name: 'console-tester-ready', shows: /^Test 13 styles$/, act: givePhotos },
  {
    ...tester,
    name: 'console-tester-keep',
    shows: 'Keep these photos as a test panel',
    act: inTurn(givePhotos, press('Keep these photos')),
  },
  {
    ...tester,
    name: 'console-tester-results',
    resumes: ['testRun'],
    shows: '4 completed · 1 failed',
    act: (page) => page.getByRole('heading', { name: 'Photos' }).waitFor(),
  },
  {
    ...tester,
    name: 'console-tester-scrolled',
    layout: 'console-tester-results',
    resumes: ['testRun'],
    shows: '4 completed · 1 failed',
    act: (page) => page.getByText('4 completed · 1 failed').evaluate((bar) => bar.scrollIntoView()),
  },
  {
    ...tester,
    name: 'console-tester-result',
    resumes: ['testRun'],
    shows: 'Skin colour (ΔE)',
    act: press(/^Open /),
  },
  {
    ...tester,
    face: 'error',
    failing: ['**/api/admin/test-panels'],
    shows: 'The saved panels could not be loaded.',
  },
  { ...creator, face: 'empty', shows: 'Base prompt' },
  { ...creator, resumes: ['creatorForm'], shows: /^Written by rules/ },
  {
    ...creator,
    face: 'error',
    resumes: ['creatorForm'],
    shows: 'Still missing: Icon, Preview',
    act: press('Save to Drafts'),
  },
]
