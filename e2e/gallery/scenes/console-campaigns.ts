import type { Campaign, CampaignAudience, Campaigns } from '@ever-after/contract'
import type { Page } from '@playwright/test'
import { accountStopped, campaigns, offer, spring } from '../campaigns.ts'
import { inTurn, press } from '../press.ts'
import type { Scene } from '../scene.ts'

const scene = {
  name: 'console-campaigns',
  face: 'full',
  device: 'operator',
  path: '/admin/campaigns',
} as const
const list = '**/api/admin/campaigns'
const count = '**/api/admin/campaign-audience*'

const answersWith = (listed: Campaign[], { devices, resting }: CampaignAudience) => ({
  [list]: { campaigns: listed, delivery: 'fcm' } satisfies Campaigns,
  [count]: { devices, resting } satisfies CampaignAudience,
})
const many = { devices: 12_480, resting: 96 }
const answered = answersWith(campaigns, many)

const sent = (page: Page) => page.getByRole('region', { name: 'Campaigns so far' })
const timing = (page: Page) => page.getByLabel('Messages a minute')
const write =
  (title = spring.title, body = spring.body) =>
  async (page: Page) => {
    await page.getByText(/would get it now$/).waitFor()
    await page.getByLabel('Title', { exact: true }).fill(title)
    await page.getByLabel('Message', { exact: true }).fill(body)
  }
const choose = (label: string, option: string) => async (page: Page) => {
  await page.getByLabel(label).selectOption(option)
}
const fill = (label: string, words: string) => (page: Page) => page.getByLabel(label).fill(words)
const later = (page: Page) => page.getByText('At a time').click()
const confirm = (yes: string) => (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: yes }).click()
/** The list was there once, and does not come again. */
const failToRefresh = async (page: Page) => {
  await page.getByText(spring.title).first().waitFor()
  await page.route(list, (route) => route.fulfill({ status: 500, json: {} }))
  await press('Refresh')(page)
}
const failToSend = async (page: Page) => {
  const error = 'Something went wrong on our side. Nothing was charged.'
  await page.route(list, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { error, code: 'internal', requestId: 'gallery' } })
      : route.fallback(),
  )
}

/** Messages to phones: how one is written, whom it is for, and what became of it. */
export const consoleCampaignsScenes: readonly Scene[] = [
  { ...scene, face: 'empty', shows: 'No campaign yet' },
  { ...scene, face: 'loading', unanswered: [list, count], shows: 'Counting…', top: timing },
  { ...scene, face: 'error', failing: [list, count], shows: 'Campaigns could not be loaded', top: sent },
  { ...scene, answered, shows: '12,480 devices would get it now' },
  {
    ...scene,
    name: 'console-campaigns-draft',
    layout: 'console-campaigns',
    answered,
    shows: '28/50',
    act: write(),
  },
  {
    ...scene,
    name: 'console-campaigns-long',
    answered,
    shows: '180/180',
    act: write('W'.repeat(50), 'Every word of this counts. '.repeat(7).slice(0, 180)),
  },
  {
    ...scene,
    name: 'console-campaigns-nobody',
    layout: 'console-campaigns',
    answered: answersWith([offer], { devices: 0, resting: 1204 }),
    shows: 'No device would get it now',
    act: inTurn(write(), choose('Who gets it', 'Premium')),
    top: timing,
  },
  {
    ...scene,
    name: 'console-campaigns-wrong',
    face: 'error',
    answered,
    shows: 'A number from 1 to 365.',
    act: inTurn(
      write(),
      choose('Who gets it', 'Away for a while'),
      fill('Days since the app was opened', '400'),
      fill('Messages a minute', '9000'),
      later,
      fill('Date and time', '2020-01-01T10:00'),
    ),
    top: (page) => page.getByLabel('Who gets it'),
  },
  {
    ...scene,
    name: 'console-campaigns-late',
    layout: 'console-campaigns',
    face: 'error',
    answered,
    shows: 'Please choose a time in the future.',
    act: inTurn(write(), later, fill('Date and time', '2020-01-01T10:00'), press('Schedule campaign')),
  },
  {
    ...scene,
    name: 'console-campaigns-send',
    layout: 'console-confirm',
    answered,
    shows: 'Send this to 12,480 devices?',
    act: inTurn(write(), press('Send campaign')),
  },
  {
    ...scene,
    name: 'console-campaigns-schedule',
    layout: 'console-confirm',
    answered,
    shows: 'Schedule this campaign?',
    act: inTurn(write(), choose('Who gets it', 'Away for a while'), later, press('Schedule campaign')),
  },
  {
    ...scene,
    name: 'console-campaigns-send',
    layout: 'console-confirm',
    face: 'error',
    answered,
    shows: /^The campaign was not made/,
    act: inTurn(failToSend, write(), press('Send campaign'), confirm('Send campaign')),
  },
  {
    ...scene,
    name: 'console-campaigns-list',
    layout: 'console-campaigns',
    answered,
    shows: 'Sending',
    act: write(),
    top: sent,
  },
  {
    ...scene,
    name: 'console-campaigns-list',
    layout: 'console-campaigns',
    face: 'error',
    answered,
    shows: /^These are the last figures/,
    act: failToRefresh,
    complains: [/^500: /],
    top: sent,
  },
  {
    ...scene,
    name: 'console-campaigns-account',
    layout: 'console-campaigns',
    answered: answersWith([accountStopped, offer], many),
    shows: /^Paused by the server/,
    act: write(),
    top: sent,
  },
  {
    ...scene,
    name: 'console-campaigns-end',
    layout: 'console-confirm',
    answered,
    shows: `End “${spring.title}”?`,
    act: press(`End ${spring.title}`),
  },
]
