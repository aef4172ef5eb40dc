import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { refusal } from '#testing/serve-api.ts'
import { forgetEverything } from '#testing/show.tsx'
import { asked, choose, openCampaigns, posted, press, write, yes } from './testing/open-campaigns.tsx'

forgetEverything()

test('the phone shows what is written as it is written', async () => {
  openCampaigns()
  const phone = screen.getByRole('figure')
  within(phone).getByText('What the message says')
  await write('New styles', 'Golden Tide is here')
  within(phone).getByText('New styles')
  within(phone).getByText('Golden Tide is here')
  within(phone).getByText('Ever After')
  within(phone).getByText('Ever After: New styles: Golden Tide is here')
  screen.getByText('10/50')
})

test('a campaign is sent to whom it is for, after a question that says how many', async () => {
  const calls = openCampaigns()
  const send = await screen.findByRole('button', { name: 'Send campaign' })
  expect(send).toHaveProperty('disabled', true)
  await write()
  await choose('When it is tapped', 'Shows the offer')
  await choose('Who gets it', 'Free')
  await choose('Phones', 'iPhone')
  await waitFor(() => expect(asked(calls)).toBe('GET /api/admin/campaign-audience?group=free&platform=ios'))
  await screen.findByText('1,204 devices would get it now')
  await press('Send campaign')
  await screen.findByRole('dialog', { name: 'Send this to 1,204 devices?' })
  screen.getByText('“New styles”. Free, iPhone.')
  await yes('Send campaign')
  await screen.findByText('The campaign begins.')
  expect(posted(calls)).toEqual({
    title: 'New styles',
    body: 'Have a look.',
    action: { kind: 'offer' },
    segment: { group: 'free', platform: 'ios' },
    ratePerMinute: 600,
  })
  expect(screen.getByLabelText('Title')).toHaveProperty('value', '')
})

test('a question that is answered with no sends nothing and keeps what is written', async () => {
  const calls = openCampaigns()
  await write()
  await press('Send campaign')
  await yes('Cancel')
  expect(posted(calls)).toBeUndefined()
  screen.getByDisplayValue('New styles')
})

test('who was away is chosen by a number of days', async () => {
  const calls = openCampaigns()
  await write()
  await choose('Who gets it', 'Away for a while')
  const days = screen.getByLabelText('Days since the app was opened')
  await userEvent.clear(days)
  screen.getByText('A number from 1 to 365.')
  expect(screen.queryByText('Counting…')).toBeNull()
  expect(screen.getByRole('button', { name: 'Send campaign' })).toHaveProperty('disabled', true)
  await userEvent.type(days, '14')
  await waitFor(() => expect(asked(calls)).toContain('days=14'))
  await press('Send campaign')
  await yes('Send campaign')
  await waitFor(() =>
    expect(posted(calls)).toMatchObject({ segment: { group: 'inactive', days: 14, platform: 'any' } }),
  )
})

test('a rate outside the limits is said and not sent', async () => {
  openCampaigns()
  await write()
  const rate = screen.getByLabelText('Messages a minute')
  await userEvent.clear(rate)
  await userEvent.type(rate, '6001')
  screen.getByText('A number from 1 to 6,000.')
  expect(screen.getByRole('button', { name: 'Send campaign' })).toHaveProperty('disabled', true)
  await userEvent.clear(rate)
  await userEvent.type(rate, '100')
  await screen.findByText(/It takes about 12 minutes at this rate\./)
  screen.getByText(/3 devices had a campaign within a day and get none\./)
})

test('a campaign can wait for its time, which must be to come', async () => {
  const calls = openCampaigns()
  await write()
  await userEvent.click(screen.getByRole('radio', { name: 'At a time' }))
  const time = screen.getByLabelText('Date and time')
  await userEvent.clear(time)
  await userEvent.type(time, '2020-01-01T10:00')
  await press('Schedule campaign')
  await screen.findByText('Please choose a time in the future.')
  await userEvent.clear(time)
  await userEvent.type(time, '2999-01-01T10:00')
  await press('Schedule campaign')
  await screen.findByText(/“New styles”\. Everybody\. Begins .*2999/)
  await yes('Schedule campaign')
  await screen.findByText('The campaign is scheduled.')
  expect(posted(calls)).toMatchObject({ startAt: new Date('2999-01-01T10:00').toISOString() })
})

test('without an account it says that no message reaches a phone', async () => {
  openCampaigns({}, { delivery: 'log' })
  await screen.findByText('Messages do not reach phones yet')
  screen.getByText('No campaign yet')
})

test('a refusal is said, and what is written stays', async () => {
  openCampaigns({ 'POST /api/admin/campaigns': refusal(500, 'internal', 'It broke.') })
  await write()
  await press('Send campaign')
  await yes('Send campaign')
  await screen.findByText(/The campaign was not made/)
  screen.getByDisplayValue('New styles')
})

test('what reaches nobody now is not sent, but can be scheduled', async () => {
  openCampaigns({ 'GET /api/admin/campaign-audience': { devices: 0, resting: 7 } })
  await write()
  await screen.findByText('No device would get it now')
  expect(screen.getByRole('button', { name: 'Send campaign' })).toHaveProperty('disabled', true)
  await userEvent.click(screen.getByRole('radio', { name: 'At a time' }))
  expect(screen.getByRole('button', { name: 'Schedule campaign' })).toHaveProperty('disabled', false)
})

test('where nobody could be counted, the question names no number', async () => {
  openCampaigns({ 'GET /api/admin/campaign-audience': refusal(500, 'internal', 'It broke.') })
  await screen.findByText('The devices could not be counted.')
  await write()
  await press('Send campaign')
  await screen.findByRole('dialog', { name: 'Send this campaign?' })
})
