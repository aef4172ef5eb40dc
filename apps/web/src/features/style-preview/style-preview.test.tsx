import { localKeys, type StyleApplication } from '@ever-after/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { readRunningCreation, readSelectedStyle, writeRunningCreation } from '#session'
import { applicationOf, idOf, partners, statusOf, styleOf } from '../../testing/builders.ts'
import { refusal, serveApi } from '../../testing/serve-api.ts'
import { forgetEverything, show } from '../../testing/show.tsx'
import { StylePreview } from './style-preview.tsx'

forgetEverything()
beforeEach(() => window.localStorage.setItem(localKeys.authToken, '"token"'))

const applyRoute = 'POST /api/wedding-styles/apply'
const pollRoute = `GET /api/wedding-styles/${idOf(1)}`
const statusRoute = 'GET /api/subscriptions/status'
const accepted = { id: idOf(1), applicationId: idOf(1), status: 'pending' }

const open = (routes: Parameters<typeof serveApi>[0]) => {
  const calls = serveApi({ [statusRoute]: statusOf(), ...routes })
  const onLimit = vi.fn()
  const notify = vi.fn()
  show(
    <StylePreview
      partners={partners}
      style={styleOf('Roses', { displayName: 'The Rose Garden' })}
      previewUrl="/roses.webp"
      transitionName="chosen"
      picker={<p>Picker</p>}
      notify={notify}
      onBack={() => undefined}
      onLimit={onLimit}
    />,
  )
  const apply = () => userEvent.click(screen.getByRole('button', { name: 'Try this wedding style' }))
  return { calls, onLimit, notify, apply, routesCalled: () => calls.map(({ route }) => route) }
}

const making = (stage: 'dressing' | 'checking'): StyleApplication =>
  applicationOf({
    status: 'processing',
    resultUrl: null,
    progress: { stage, fraction: 0.5, remainingMs: 4000 },
  })

test('a finished picture takes the place of the preview and says so', {
  tags: ['STYLE-01', 'STYLE-20'],
}, async () => {
  const { apply, notify } = open({ [applyRoute]: accepted, [pollRoute]: applicationOf() })
  expect(screen.getByRole('img', { name: 'The Rose Garden' }).getAttribute('src')).toBe('/roses.webp')
  await apply()
  await screen.findByRole('button', { name: 'Hold to compare' })
  expect(screen.getByRole('img', { name: 'The Rose Garden' }).getAttribute('src')).toBe('/media/result.jpg')
  expect(notify).toHaveBeenCalledWith({ title: 'Your picture is ready' })
  expect(readRunningCreation()).toBeUndefined()
  expect(readSelectedStyle()).toBeUndefined()
})

test('the permission comes first, then the photos, attires and style with an idempotency key', {
  tags: ['STYLE-17', 'STYLE-18'],
}, async () => {
  const { apply, calls, routesCalled } = open({ [applyRoute]: accepted, [pollRoute]: applicationOf() })
  await apply()
  await screen.findByRole('button', { name: 'Hold to compare' })
  expect(routesCalled().slice(0, 3)).toEqual([statusRoute, applyRoute, pollRoute])
  expect(calls[1].body).toEqual({
    partner1PhotoId: idOf(101),
    partner2PhotoId: idOf(102),
    partner1Attire: 'dress',
    partner2Attire: 'suit',
    styleId: 'Roses-v1',
    styleName: 'Roses',
  })
  expect(calls[1].headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/)
})

test('while a picture is made the stages tick and nothing can be started twice', {
  tags: ['STYLE-10', 'HOME-28'],
}, async () => {
  const { apply } = open({ [applyRoute]: accepted, [pollRoute]: making('dressing') })
  await apply()
  await screen.findByText('Applying Wedding Style... This may take a moment')
  await screen.findByText('about 4 s left')
  expect(screen.getByRole('listitem', { current: 'step' }).textContent).toBe('Dressing you both')
  expect(screen.getByRole('button', { name: 'Processing...' })).toHaveProperty('disabled', true)
  expect(readRunningCreation()?.variationName).toBe('Roses-v1')
})

test('a picture left in the making is followed when the screen comes back', async () => {
  writeRunningCreation({ id: idOf(1), variationName: 'Roses-v1' })
  const { routesCalled } = open({ [pollRoute]: applicationOf() })
  await screen.findByRole('button', { name: 'Hold to compare' })
  expect(routesCalled()).not.toContain(applyRoute)
})

test('a failed picture says why and that nothing was charged', { tags: ['STYLE-21'] }, async () => {
  const failed = applicationOf({ status: 'failed', resultUrl: null, error: 'The faces were lost.' })
  const { apply } = open({ [applyRoute]: accepted, [pollRoute]: failed })
  await apply()
  const problem = await screen.findByRole('alert')
  expect(problem.textContent).toBe('Processing failedThe faces were lost. Nothing was charged.')
})

test('a device without changes hears it before anything is sent', async () => {
  const { apply, onLimit, routesCalled } = open({
    [statusRoute]: statusOf({ remainingFreeUses: 0, bonusChangesRemaining: 0 }),
  })
  await apply()
  await vi.waitFor(() => expect(onLimit).toHaveBeenCalledWith('Transformation limit reached'))
  expect(routesCalled()).not.toContain(applyRoute)
})

test('the limit that the server knows is the same limit', async () => {
  const { apply, onLimit } = open({
    [applyRoute]: refusal(429, 'style_limit', 'Transformation limit reached'),
  })
  await apply()
  await vi.waitFor(() => expect(onLimit).toHaveBeenCalledWith('Transformation limit reached'))
})

test('too many requests are no limit of the allowance', { tags: ['STYLE-23'] }, async () => {
  const { apply, onLimit } = open({
    [applyRoute]: refusal(429, 'rate_limited', 'Too many requests. Please wait a moment.'),
  })
  await apply()
  const problem = await screen.findByRole('alert')
  expect(problem.textContent).toBe('Failed to apply style: 429Too many requests. Please wait a moment.')
  expect(onLimit).not.toHaveBeenCalled()
})

test('a status that cannot be read stops the start', async () => {
  const { apply } = open({ [statusRoute]: refusal(500, 'internal', 'Something went wrong.') })
  await apply()
  expect((await screen.findByRole('alert')).textContent).toContain('Permission check failed')
})

test('without a token nothing is sent', { tags: ['STYLE-15'] }, async () => {
  window.localStorage.clear()
  const { apply, calls } = open({})
  await apply()
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Authentication token missing. Please restart the app.',
  )
  expect(calls).toEqual([])
})

test('a tap after a lost answer sends the same key again', async () => {
  let answers = 0
  const { apply, calls } = open({
    [applyRoute]: () => {
      answers++
      if (answers === 1) throw new TypeError('The connection was lost.')
      return accepted
    },
    [pollRoute]: applicationOf(),
  })
  await apply()
  await screen.findByText('No answer from our side')
  await apply()
  await screen.findByRole('button', { name: 'Hold to compare' })
  const keys = calls
    .filter(({ route }) => route === applyRoute)
    .map(({ headers }) => headers.get('Idempotency-Key'))
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})

test('saving shows the picture and its style, says what is saved, and downloads it', {
  tags: ['STYLE-03'],
}, async () => {
  const { apply, notify } = open({
    [applyRoute]: accepted,
    [pollRoute]: applicationOf(),
    'GET /media/result.jpg': new Response('picture'),
  })
  await apply()
  await userEvent.click(await screen.findByRole('button', { name: 'Download' }))
  const dialog = screen.getByRole('dialog', { name: 'The Rose Garden' })
  expect(dialog.textContent).toContain('You save the preview with our watermark.')
  expect(within(dialog).getByText('Made with AI, and the file says so.')).toBeTruthy()
  expect(within(dialog).queryByRole('button', { name: 'Share' })).toBeNull()
  await userEvent.click(screen.getAllByRole('button', { name: 'Save' }).at(-1) as HTMLElement)
  await vi.waitFor(() =>
    expect(notify).toHaveBeenLastCalledWith({ title: 'Saved!', description: 'Image saved to photo library' }),
  )
  expect(screen.queryByRole('dialog')).toBeNull()
})
