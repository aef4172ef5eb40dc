import { localKeys, type Style } from '@ever-after/contract'
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { readRunningCreation, readSelectedStyle, writeRunningCreation } from '#session'
import { applicationOf, idOf, partners, styleOf } from '../../testing/builders.ts'
import { forgetEverything } from '../../testing/show.tsx'
import {
  accepted,
  applyRoute,
  making,
  openPreview,
  pollRoute,
  running,
  statusRoute,
} from './testing/open-preview.tsx'

forgetEverything()
beforeEach(() => window.localStorage.setItem(localKeys.authToken, '"token"'))

const overlay = () => screen.queryByText('Applying Wedding Style... This may take a moment')
const explanation = () => screen.queryByRole('region', { name: 'Help Us Improve!' })
const rating = () => screen.queryByRole('group', { name: 'How do you like it?' })

test('a finished picture takes the place of the preview, says so and can be rated', {
  tags: ['STYLE-01', 'STYLE-06', 'STYLE-10', 'STYLE-20', 'HOME-28'],
}, async () => {
  const { apply, notify } = openPreview({ [applyRoute]: accepted, [pollRoute]: applicationOf() })
  const picture = () => screen.getByRole('img', { name: 'The Rose Garden' })
  expect(picture().getAttribute('src')).toBe('/roses.webp')
  expect(picture().style.backgroundImage).toBe('url("/Roses.webp")')
  for (const place of [picture(), picture().parentElement]) expect(place?.classList).toContain('size-full')
  expect(picture().parentElement?.parentElement?.classList).toContain('w-full')
  expect(rating()).toBeNull()
  await apply()
  await screen.findByRole('button', { name: 'Hold to compare' })
  expect(picture().getAttribute('src')).toBe('/media/result.jpg')
  expect(picture().classList).toContain('size-full')
  expect([rating(), overlay()]).toEqual([expect.anything(), null])
  expect(
    screen.getByRole('button', {
      name: 'Make another',
      description: 'Posed or framed anew where we can, for one more change.',
    }),
  ).toBeTruthy()
  expect(notify).toHaveBeenCalledWith({ title: 'Your picture is ready' })
  expect(readRunningCreation('style')).toBeUndefined()
  expect(readSelectedStyle()).toBeUndefined()
})

test('a style that is accepted with a word that the app does not know is followed', {
  tags: ['A35'],
}, async () => {
  const { apply } = openPreview({
    [applyRoute]: { ...accepted, status: 'queued' },
    [pollRoute]: applicationOf(),
  })
  await apply()
  expect(await screen.findByRole('button', { name: 'Hold to compare' })).toBeTruthy()
})

const otherCouple: typeof partners = [
  { photo: { id: idOf(103), url: '/media/three.jpg' }, attire: 'suit' },
  { photo: { id: idOf(104), url: '/media/four.jpg' }, attire: 'dress' },
]
const shore = {
  ...styleOf('shore', { styleName: 'Shore at Dusk', displayName: 'By the Sea' }),
  variations: [{ variationName: 'Shore v2', iconPath: 'i.webp', previewPath: 'p.webp' }],
} satisfies Style

test.each([
  [
    { partners },
    {
      id: [101, 102],
      partner1Attire: 'dress',
      partner2Attire: 'suit',
      styleId: 'Roses-v1',
      styleName: 'Roses',
    },
  ],
  [
    { partners: otherCouple, style: shore },
    {
      id: [103, 104],
      partner1Attire: 'suit',
      partner2Attire: 'dress',
      styleId: 'Shore v2',
      styleName: 'Shore at Dusk',
    },
  ],
])(
  'the permission comes first, then the photos, attires and style with an idempotency key',
  {
    tags: ['STYLE-17', 'STYLE-18', 'API-20'],
  },
  async (options, { id: [first, second], ...rest }) => {
    const { apply, calls, routesCalled } = openPreview(
      { [applyRoute]: accepted, [pollRoute]: applicationOf() },
      options,
    )
    await apply()
    await screen.findByRole('button', { name: 'Hold to compare' })
    expect(routesCalled().slice(0, 2)).toEqual([statusRoute, applyRoute])
    expect(calls[1].body).toEqual({
      partner1PhotoId: idOf(first),
      partner2PhotoId: idOf(second),
      ...rest,
    })
    expect(calls[1].headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/)
  },
)

test('while a picture is made the stages tick and nothing can be started twice', {
  tags: ['STYLE-10', 'STYLE-34', 'HOME-28', 'SHELL-57'],
}, async () => {
  const answer = Promise.withResolvers<object>()
  const { apply } = openPreview({ [applyRoute]: () => answer.promise, [pollRoute]: making })
  expect(overlay()).toBeNull()
  await apply()
  await screen.findByText('Applying Wedding Style... This may take a moment')
  expect(screen.getByRole('button', { name: 'Processing...' })).toBeTruthy()
  const upgrade = await screen.findByRole('button', { name: 'Upgrade' })
  expect(upgrade.closest('[inert]')).not.toBeNull()
  answer.resolve(accepted)
  await screen.findByText('about 4 s left')
  expect(overlay()).not.toBeNull()
  expect(screen.getByRole('listitem', { current: 'step' }).textContent).toBe('Dressing you both')
  expect(screen.getByRole('button', { name: 'Processing...' })).toHaveProperty('disabled', true)
  expect(readRunningCreation('style')?.subject).toBe('Roses-v1')
  expect(window.localStorage.getItem('wedding_first_transformation_complete')).toBeNull()
})

test('while the likeness is checked that is the step that is not done yet', async () => {
  writeRunningCreation('style', running)
  const checking = { ...making, progress: { stage: 'checking', fraction: 0.75, remainingMs: 2000 } }
  openPreview({ [pollRoute]: checking })
  const step = await screen.findByRole('listitem', { current: 'step' })
  expect(step.textContent).toBe('Checking the likeness')
})

test('without a connection a picture in the making says where it is made', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  writeRunningCreation('style', running)
  openPreview({ [pollRoute]: making })
  await screen.findByText('about 4 s left')
  online.mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.getAllByText(/^Your picture is still being made on our side\./)).not.toEqual([])
  expect(screen.queryByText(/^about/)).toBeNull()
})

test('a picture left in the making is followed when the screen comes back, which is busy until it is there', {
  tags: ['HOME-28', 'STYLE-33'],
}, async () => {
  writeRunningCreation('style', running)
  const answer = Promise.withResolvers<object>()
  const { routesCalled } = openPreview({ [pollRoute]: () => answer.promise }, {})
  await vi.waitFor(() => expect(routesCalled()).toContain(pollRoute))
  expect(screen.getByRole('button', { name: 'Processing...' })).toHaveProperty('disabled', true)
  expect(explanation()).toBeNull()
  answer.resolve(applicationOf())
  await screen.findByRole('button', { name: 'Hold to compare' })
  expect(routesCalled()).not.toContain(applyRoute)
})

test('a failed picture says why and that nothing was charged', {
  tags: ['STYLE-21', 'STYLE-33', 'STYLE-34', 'SHELL-57'],
}, async () => {
  const failed = applicationOf({
    status: 'failed',
    resultUrl: null,
    error: 'The faces were lost. Nothing was charged.',
  })
  const { apply } = openPreview({ [applyRoute]: accepted, [pollRoute]: failed })
  await apply()
  const problem = await screen.findByRole('alert')
  expect(problem.textContent).toBe('Processing failedThe faces were lost. Nothing was charged.')
  expect(explanation()).toBeNull()
  expect(window.localStorage.getItem('wedding_first_transformation_complete')).toBeNull()
})
