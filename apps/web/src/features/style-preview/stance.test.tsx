import { localKeys } from '@ever-after/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { readStance, writeShowsOwn } from '#session'
import { scrollPast } from '#testing/scroll-past.ts'
import type { Call } from '#testing/serve-api.ts'
import { applicationOf, partners } from '../../testing/builders.ts'
import { forgetEverything } from '../../testing/show.tsx'
import { accepted, applyRoute, openPreview, pollRoute } from './testing/open-preview.tsx'

forgetEverything()
beforeEach(() => window.localStorage.setItem(localKeys.authToken, '"token"'))

const drawRoute = 'POST /api/wedding-styles/thumbnail'
const pixel = 'data:image/webp;base64,AAAA'
const openPoses = () => userEvent.click(screen.getByRole('button', { name: /^Pose and clothes/ }))
const poses = () => within(screen.getByRole('group', { name: 'Pose' })).getAllByRole('button')

test('a stance is chosen by what the couple looks like in it, and goes with the wish', async () => {
  const { apply, calls } = openPreview({
    [applyRoute]: accepted,
    [pollRoute]: applicationOf(),
    [drawRoute]: { image: pixel },
  })
  await openPoses()
  expect(poses()).toHaveLength(10)
  await userEvent.click(screen.getByRole('button', { name: 'Walking' }))
  await userEvent.click(within(screen.getByRole('group', { name: 'Framing' })).getByText('Full'))
  await userEvent.click(within(screen.getByRole('group', { name: 'On the left' })).getByText('First'))
  expect(screen.getByRole('button', { name: /Walking, Full, first person on the left$/ })).toBeTruthy()
  expect(readStance()).toEqual({ pose: 'walking', framing: 'full', left: 'first' })
  await apply()
  await screen.findByRole('button', { name: 'Hold to compare' })
  expect(calls.find(({ route }) => route === applyRoute)?.body).toMatchObject({
    stance: { pose: 'walking', framing: 'full', left: 'first' },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Surprise us' }))
  expect(readStance()).toEqual({ framing: 'full', left: 'first' })
})

test('nothing is sent of a stance that nobody chose, and before there are photos nobody is asked', async () => {
  const { apply, calls } = openPreview({ [applyRoute]: accepted, [pollRoute]: applicationOf() })
  await apply()
  await screen.findByRole('button', { name: 'Hold to compare' })
  expect(calls.find(({ route }) => route === applyRoute)?.body).not.toHaveProperty('stance')
})

test('a couple without photos is not asked how it wants to stand', () => {
  openPreview({}, {})
  expect(screen.queryByRole('button', { name: /^Pose and clothes/ })).toBeNull()
})

test('a pose in which the two cannot be drawn is not offered, and not kept', async () => {
  const see = scrollPast()
  const draws = ({ body }: Call) => ({ image: JSON.stringify(body).includes('embrace') ? null : pixel })
  window.sessionStorage.setItem('ever-after.stance', JSON.stringify({ pose: 'embrace' }))
  openPreview({ [drawRoute]: draws }, { partners })
  expect(screen.getByRole('button', { name: 'Embrace', pressed: true })).toBeTruthy()
  await vi.waitFor(() => see(document.body, true))
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Embrace' })).toBeNull())
  expect(readStance().pose).toBeUndefined()
})

test('what the couple cannot be drawn in is left out and told also where its own pictures are off', async () => {
  const see = scrollPast()
  writeShowsOwn(false)
  const draws = ({ body }: Call) => ({ image: JSON.stringify(body).includes('full') ? null : pixel })
  window.sessionStorage.setItem('ever-after.stance', JSON.stringify({ framing: 'full', left: 'first' }))
  openPreview({ [drawRoute]: draws }, { partners })
  await vi.waitFor(() => see(document.body, true))
  await screen.findByText('You two cannot be drawn with that framing here, so we choose it.')
  expect(readStance()).toEqual({ left: 'first' })
})

test('a pose that is found impossible is left out once and told, and a new choice ends the word', async () => {
  const see = scrollPast()
  const draws = ({ body }: Call) => ({ image: JSON.stringify(body).includes('embrace') ? null : pixel })
  window.sessionStorage.setItem('ever-after.stance', JSON.stringify({ pose: 'embrace', framing: 'half' }))
  openPreview({ [drawRoute]: draws }, { partners })
  await vi.waitFor(() => see(document.body, true))
  const said = await screen.findByText('You two cannot be drawn in that pose here, so we choose one.')
  expect(said.getAttribute('role')).toBe('status')
  expect(readStance()).toEqual({ framing: 'half' })
  await userEvent.click(screen.getByRole('button', { name: 'Walking' }))
  expect(said.textContent).toBe('')
})

test('a picture that fails because of the pose lets the pose go, whatever previews could tell', async () => {
  window.sessionStorage.setItem('ever-after.stance', JSON.stringify({ pose: 'walking' }))
  const failed = applicationOf({ status: 'failed', resultUrl: null, errorCode: 'pose_impossible' })
  const { apply } = openPreview({ [applyRoute]: accepted, [pollRoute]: failed })
  await apply()
  await screen.findByText('You two cannot be drawn in that pose here, so we choose one.')
  expect(readStance()).toEqual({})
})

test.each([
  [1, 'Once more, in this pose as long as there are new ones, maybe in other clothes, for one more change.'],
  [3, '3 more, in this pose as long as there are new ones, maybe in other clothes, for one more change.'],
])(
  'another %d in a chosen pose are promised while there are new ones',
  async (picturesPerChange, description) => {
    const routes = { [applyRoute]: accepted, [pollRoute]: applicationOf() }
    const { apply } = openPreview(routes, { partners, picturesPerChange })
    await openPoses()
    await userEvent.click(screen.getByRole('button', { name: 'Walking' }))
    await apply()
    await screen.findByRole('button', { name: 'Make another', description })
  },
)
