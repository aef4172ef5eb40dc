import type { Campaign, Campaigns } from '@ever-after/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { idOf } from '#testing/builders.ts'
import { type Call, serveApi } from '#testing/serve-api.ts'
import { show } from '#testing/show.tsx'
import { CampaignsPage } from '../index.ts'

/** Half of it is sent. */
export const campaign: Campaign = {
  id: idOf(1),
  title: 'Spring styles',
  body: 'Have a look.',
  action: { kind: 'open', route: '/' },
  segment: { group: 'inactive', days: 30, platform: 'any' },
  ratePerMinute: 600,
  state: 'sending',
  pausedBy: null,
  startAt: '2026-01-02T09:00:00.000Z',
  createdAt: '2026-01-02T09:00:00.000Z',
  createdBy: 'Ann (4F2A)',
  endedAt: null,
  devices: 200,
  results: { waiting: 10, sent: 80, failed: 5, dead: 4, skipped: 1, tapped: 20 },
}

/** The tab before a server that has these campaigns and answers so; what it was asked for. */
export function openCampaigns(more: Parameters<typeof serveApi>[0] = {}, listed: Partial<Campaigns> = {}) {
  const stored: Campaigns = { campaigns: [], delivery: 'fcm', ...listed }
  const set = (part: Partial<Campaign>) => {
    stored.campaigns = [{ ...(stored.campaigns[0] ?? campaign), ...part }]
    return stored.campaigns[0]
  }
  const calls = serveApi({
    'GET /api/admin/campaigns': () => stored,
    'GET /api/admin/campaign-audience': { devices: 1204, resting: 3 },
    'POST /api/admin/campaigns': ({ body }: Call) => set({ ...(body as object), results: campaign.results }),
    [`POST /api/admin/campaigns/${idOf(1)}/pause`]: () => set({ state: 'paused', pausedBy: 'operator' }),
    [`POST /api/admin/campaigns/${idOf(1)}/resume`]: () => set({ state: 'sending', pausedBy: null }),
    [`POST /api/admin/campaigns/${idOf(1)}/cancel`]: () =>
      set({ state: 'cancelled', pausedBy: null, endedAt: '2026-01-02T10:00:00.000Z' }),
    ...more,
  })
  show(<CampaignsPage />)
  return calls
}

/** Presses a button once it is there. */
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
/** Answers the question in the dialog. */
export const yes = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))
/** Chooses from a list by its label. */
export const choose = (label: string, value: string) =>
  userEvent.selectOptions(screen.getByLabelText(label), value)
/** The campaign that was sent to the server. */
export const posted = (calls: Call[]) =>
  calls.find(({ route }) => route === 'POST /api/admin/campaigns')?.body
/** The last count that was asked for. */
export const asked = (calls: Call[]) => calls.filter(({ route }) => route.includes('audience')).at(-1)?.route

/** Writes the words of a campaign. */
export async function write(title = 'New styles', body = 'Have a look.') {
  await userEvent.type(screen.getByLabelText('Title'), title)
  await userEvent.type(screen.getByLabelText('Message'), body)
}
