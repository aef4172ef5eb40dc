import { localKeys } from '@ever-after/contract'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { readRunningCreation, readSelectedStyle, writeRunningCreation } from '#session'
import { applicationOf, idOf } from '../../testing/builders.ts'
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
const rating = () => screen.queryByRole('group', { name: 'How do you like it?' })

test('a finished picture takes the place of the preview, says so and can be rated', {
  tags: ['STYLE-01', 'STYLE-06', 'STYLE-10', 'STYLE-20'],
}, async () => {
  const { apply, notify } = openPreview({ [applyRoute]: accepted, [pollRoute]: applicationOf() })
  expect(screen.getByRole('img', { name: 'The Rose Garden' }).getAttribute('src')).toBe('/roses.webp')
  expect(rating()).toBeNull()
  await apply()
  await screen.findByRole('button', { name: 'Hold to compare' })
  expect(screen.getByRole('img', { name: 'The Rose Garden' }).getAttribute('src')).toBe('/media/result.jpg')
  expect([rating(), overlay()]).toEqual([expect.anything(), null])
  expect(notify).toHaveBeenCalledWith({ title: 'Your picture is ready' })
  expect(readRunningCreation('style')).toBeUndefined()
  expect(readSelectedStyle()).toBeUndefined()
})

test('the permission comes first, then the photos, attires and style with an idempotency key', {
  tags: ['STYLE-17', 'STYLE-18'],
}, async () => {
  const { apply, calls, routesCalled } = openPreview({ [applyRoute]: accepted, [pollRoute]: applicationOf() })
  await apply()
  await screen.findByRole('button', { name: 'Hold to compare' })
  expect(routesCalled().slice(0, 2)).toEqual([statusRoute, applyRoute])
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
  const { apply } = openPreview({ [applyRoute]: accepted, [pollRoute]: making })
  expect(overlay()).toBeNull()
  await apply()
  await screen.findByText('Applying Wedding Style... This may take a moment')
  await screen.findByText('about 4 s left')
  expect(screen.getByRole('listitem', { current: 'step' }).textContent).toBe('Dressing you both')
  expect(screen.getByRole('button', { name: 'Processing...' })).toHaveProperty('disabled', true)
  expect(readRunningCreation('style')?.subject).toBe('Roses-v1')
})

test('a picture left in the making is followed when the screen comes back', async () => {
  writeRunningCreation('style', running)
  const { routesCalled } = openPreview({ [pollRoute]: applicationOf() }, {})
  await screen.findByRole('button', { name: 'Hold to compare' })
  expect(routesCalled()).not.toContain(applyRoute)
})

test('a failed picture says why and that nothing was charged', { tags: ['STYLE-21'] }, async () => {
  const failed = applicationOf({ status: 'failed', resultUrl: null, error: 'The faces were lost.' })
  const { apply } = openPreview({ [applyRoute]: accepted, [pollRoute]: failed })
  await apply()
  const problem = await screen.findByRole('alert')
  expect(problem.textContent).toBe('Processing failedThe faces were lost. Nothing was charged.')
})
