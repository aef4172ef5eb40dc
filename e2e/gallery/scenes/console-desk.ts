import type { Page } from '@playwright/test'
import type { Devices } from '../devices.ts'
import { inTurn, press } from '../press.ts'
import type { Scene } from '../scene.ts'

const scene = { face: 'full', device: 'operator' } as const
const analytics = { ...scene, name: 'console-analytics', path: '/admin/analytics' } as const
const archive = { ...scene, name: 'console-archive', path: '/admin/archive' } as const
const releases = { ...scene, name: 'console-releases', path: '/admin/releases' } as const
const devices = { ...scene, name: 'console-devices', path: '/admin/devices' } as const
const record = { ...scene, name: 'console-record', path: '/admin/record' } as const
const figures = '**/api/analytics/**'
const archived = '**/api/config/archive'
const noFigures = {
  cards: { totalStyles: 0, totalRatings: 0, averageRating: null, creations7Days: 0 },
  ranking: [],
}

const drawCharts = (page: Page) => page.locator('.recharts-surface').nth(2).waitFor()
const heading = (name: string) => (page: Page) => page.getByRole('heading', { name })
const toDrafts = async (page: Page) => {
  await page.getByRole('group', { name: 'Document' }).getByText('Drafts').click()
  await page.getByText('Archived styles').first().waitFor()
}
const chooseTwo = async (page: Page) => {
  for (const at of [0, 4])
    await page
      .getByRole('checkbox', { name: /^Choose release/ })
      .nth(at)
      .check()
}
const search = (term: string) => (page: Page) => page.getByRole('searchbox').fill(term)
const find = (reference: string) => async (page: Page) => {
  await page.getByLabel('Device reference').fill(reference)
  await press('Find device')(page)
}

const findCouple = async (page: Page, devices: Devices) => {
  const { deviceId } = await devices.operator()
  await find(deviceId.slice(-8))(page)
  await page.getByRole('table', { name: 'Ledger' }).waitFor()
}
const findAnd = (name: string) => async (page: Page, all: Devices) => {
  await findCouple(page, all)
  await press(name)(page)
}

export const consoleDeskScenes: readonly Scene[] = [
  { ...analytics, shows: 'Creations (7 days)', act: drawCharts },
  {
    ...analytics,
    name: 'console-analytics-ratings',
    layout: 'console-analytics',
    shows: 'Styles by rating',
    act: drawCharts,
    top: heading('Styles by rating'),
  },
  {
    ...analytics,
    name: 'console-analytics-days',
    layout: 'console-analytics',
    shows: 'Creations a day',
    act: drawCharts,
    top: heading('Creations a day'),
  },
  {
    ...analytics,
    name: 'console-analytics-kinds',
    layout: 'console-analytics',
    shows: 'By kind',
    act: drawCharts,
    top: heading('By kind'),
  },
  {
    ...analytics,
    name: 'console-analytics-requests',
    layout: 'console-analytics',
    shows: 'A lighthouse wedding',
    act: drawCharts,
    top: heading('Style requests'),
  },
  { ...analytics, face: 'loading', unanswered: [figures], shows: 'Loading figures…' },
  { ...analytics, face: 'error', failing: [figures], shows: 'These figures did not load.' },
  {
    ...analytics,
    face: 'empty',
    answered: { '**/api/analytics/styles': noFigures },
    shows: 'No style is ranked yet',
  },
  { ...archive, shows: 'Reason: Too like another one' },
  { ...archive, face: 'loading', unanswered: [archived], shows: 'Loading the archive…' },
  { ...archive, face: 'empty', answered: { [archived]: { entries: [] } }, shows: 'Nothing is archived' },
  { ...archive, face: 'error', failing: [archived], shows: 'The archive did not load' },
  {
    ...archive,
    name: 'console-archive-full',
    layout: 'console-archive',
    answered: { [archived]: { entries: manyEntries() } },
    shows: 'Archive getting full',
  },
  {
    ...archive,
    name: 'console-archive-search',
    layout: 'console-archive',
    face: 'empty',
    shows: 'No archived style matches your search',
    act: search('volcano'),
  },
  {
    ...archive,
    name: 'console-archive-selection',
    shows: '2 selected',
    act: (page) => page.getByRole('checkbox', { name: 'Select all that are shown' }).check(),
  },
  {
    ...archive,
    name: 'console-archive-delete',
    layout: 'console-confirm',
    shows: /^Permanently delete "/,
    act: press(/^Delete .* permanently$/),
  },
  {
    ...archive,
    name: 'console-archive-clear',
    layout: 'console-confirm',
    shows: 'Permanently delete all archived styles?',
    act: press('Clear Archive'),
  },
  { ...releases, shows: 'First content' },
  { ...releases, name: 'console-releases-drafts', shows: 'Archived styles', act: toDrafts },
  { ...releases, face: 'error', failing: ['**/api/config/releases*'], shows: 'Releases could not be loaded' },
  {
    ...releases,
    name: 'console-releases-compare',
    shows: 'Before:',
    act: inTurn(toDrafts, chooseTwo, press('Compare the two')),
  },
  {
    ...releases,
    name: 'console-releases-restore',
    layout: 'console-confirm',
    shows: /^Restore release \d+\?$/,
    act: inTurn(toDrafts, (page) =>
      page
        .getByRole('button', { name: /^Restore release/ })
        .nth(1)
        .click(),
    ),
  },
  {
    ...releases,
    name: 'console-publish',
    shows: 'Publish the draft?',
    act: inTurn(press('Publish draft'), (page) => page.getByText('Removed').first().waitFor()),
  },
  { ...releases, name: 'console-schedule', shows: 'Publish the draft later', act: press('Publish later') },
  { ...devices, face: 'empty', shows: 'Find a device by the short reference' },
  { ...devices, shows: /^Device [0-9A-F]{4}-[0-9A-F]{4}$/, act: findCouple },
  {
    ...devices,
    name: 'console-devices-none',
    layout: 'console-devices',
    shows: /^No device has the reference/,
    act: find('0000-0000'),
  },
  {
    ...devices,
    face: 'error',
    failing: ['**/api/admin/devices*'],
    shows: 'The device did not load.',
    act: find('0000-0000'),
  },
  {
    ...devices,
    name: 'console-devices-grant',
    layout: 'console-devices-dialog',
    shows: 'Give 3 changes to this device?',
    act: findAnd('Give for something else'),
  },
  {
    ...devices,
    name: 'console-devices-block',
    layout: 'console-devices-dialog',
    shows: /^Block the device/,
    act: findAnd('Block device'),
  },
  {
    ...devices,
    name: 'console-devices-delete',
    layout: 'console-devices-dialog',
    shows: /^Delete everything of/,
    act: findAnd('Delete everything'),
  },
  { ...record, shows: 'Every write of every operator' },
  { ...record, face: 'error', failing: ['**/api/admin/actions*'], shows: 'The record could not be loaded' },
]

/** More than an archive should hold; really archiving them would take them from the other scenes. */
function manyEntries() {
  return Array.from({ length: 52 }, (_, index) => ({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    category: ['Beach', 'Garden', 'Winter'][index % 3],
    archivedAt: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
    archivedBy: 'Front desk (K7Q2)',
    style: {
      id: `style-${index}`,
      styleName: `Style ${index + 1}`,
      displayName: `Style ${index + 1}`,
      isPopular: false,
      variations: [],
    },
  }))
}
