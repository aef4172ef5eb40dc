import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { refusal } from '#testing/serve-api.ts'
import { forgetEverything } from '#testing/show.tsx'
import { campaign, openCampaigns, press, write, yes } from './testing/open-campaigns.tsx'

forgetEverything()

test('every campaign says what became of it', async () => {
  openCampaigns({}, { campaigns: [campaign] })
  const row = await screen.findByRole('listitem')
  within(row).getByText('Sending')
  expect(row.textContent).toContain('Away for 30 days · 600 a minute')
  within(row).getByRole('progressbar', { name: '90 of 200 devices' })
  const figures = within(row).getAllByRole('definition')
  expect(figures.map(({ textContent }) => textContent)).toEqual(['80', '2025% of sent', '5', '4', '1'])
})

test('a campaign is paused, resumed and ended', async () => {
  openCampaigns({}, { campaigns: [campaign] })
  await press('Pause Spring styles')
  await screen.findByText('Paused')
  await press('Resume Spring styles')
  await press('End Spring styles')
  await screen.findByRole('dialog', { name: 'End “Spring styles”?' })
  await yes('End')
  await screen.findByText('Ended')
  expect(screen.queryByRole('button', { name: /Spring styles/ })).toBeNull()
})

test('a campaign that the server paused says what to repair', async () => {
  openCampaigns({}, { campaigns: [{ ...campaign, state: 'paused', pausedBy: 'account' }] })
  await screen.findByText(/Check the FCM account and its APNs key, then resume\./)
})

test('campaigns and a count that do not load are asked for again', { tags: ['ADMIN-19'] }, async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let isDown = true
  openCampaigns({
    'GET /api/admin/campaigns': () =>
      isDown ? refusal(500, 'internal', 'It broke.') : { campaigns: [campaign], delivery: 'fcm' },
    'GET /api/admin/campaign-audience': () =>
      isDown ? refusal(500, 'internal', 'It broke.') : { devices: 0, resting: 0 },
  })
  await screen.findByText('Campaigns could not be loaded')
  await screen.findByText('The devices could not be counted.')
  expect(screen.queryAllByRole('listitem')).toEqual([])
  expect(screen.getByRole('region', { name: 'Alerts' }).textContent).toBe('')
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/^500: .*It broke\./))
  isDown = false
  for (const button of screen.getAllByRole('button', { name: 'Try again' })) await userEvent.click(button)
  await screen.findByText('Spring styles')
  await screen.findByText('No device would get it now')
})

test('figures that were there stay when newer ones do not load', async () => {
  let isDown = false
  openCampaigns({
    'GET /api/admin/campaigns': () =>
      isDown ? refusal(500, 'internal', 'It broke.') : { campaigns: [campaign], delivery: 'fcm' },
  })
  await screen.findByText('Spring styles')
  isDown = true
  await press('Refresh')
  await screen.findByText('These are the last figures. Newer ones did not load.')
  screen.getByText('Spring styles')
})

test('a campaign that was resumed keeps its figures while it waits for its turn', async () => {
  openCampaigns({}, { campaigns: [{ ...campaign, state: 'scheduled' }] })
  const row = await screen.findByRole('listitem')
  within(row).getByText('Sending')
  within(row).getByRole('progressbar', { name: '90 of 200 devices' })
})

test('the focus goes to the list after sending, and to the campaign that was ended', async () => {
  openCampaigns({}, { campaigns: [campaign] })
  await write()
  await press('Send campaign')
  await yes('Send campaign')
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Campaigns so far' })),
  )
  await press(/^End /)
  await yes('End')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('listitem')))
})
