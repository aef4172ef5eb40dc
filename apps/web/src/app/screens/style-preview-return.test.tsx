import { localKeys, sessionKeys } from '@ever-after/contract'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { readSelectedStyle, writePartners, writeSelectedStyle } from '#session'
import { applicationOf, idOf, partners } from '#testing/builders.ts'
import { refusal } from '#testing/serve-api.ts'
import { everythingAnswered, forgetEverything } from '#testing/show.tsx'
import { makesAtOnce } from '../makes-at-once.ts'
import { toasts } from '../toasts.ts'
import { open, rememberRunning, resultRoute, title } from './testing/open-style-preview.tsx'

forgetEverything()
beforeEach(() => window.localStorage.setItem(localKeys.authToken, '"token"'))

test('a finished picture is there again after a reload, and left behind with the screen', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  rememberRunning()
  const answers = { [resultRoute]: applicationOf() }
  open(answers)
  await screen.findByRole('button', { name: 'Hold to compare' })
  const kept = window.sessionStorage.getItem(sessionKeys.shownCreations) ?? ''
  cleanup()
  expect(window.sessionStorage.getItem(sessionKeys.shownCreations)).toBe('{}')
  // A reload leaves no time to clear it.
  window.sessionStorage.setItem(sessionKeys.shownCreations, kept)
  const toast = vi.spyOn(toasts, 'show')
  open(answers)
  await screen.findByRole('button', { name: 'Hold to compare' })
  expect(await title()).toBe(applicationOf().displayName)
  expect(toast).not.toHaveBeenCalled()
})

test('what cannot be had again after a reload leaves the style to try', async () => {
  const shown = { style: { id: idOf(1), subject: 'Ivy-v1', name: 'Ivy', path: '/wedding-style/demo' } }
  window.sessionStorage.setItem(sessionKeys.shownCreations, JSON.stringify(shown))
  open({ [resultRoute]: refusal(404, 'not_found', 'Not found.') })
  await screen.findByRole('button', { name: 'Try this wedding style' })
  await everythingAnswered()
  expect(await title()).toBe('Ivy')
  expect(screen.queryByRole('alert')).toBeNull()
})

const applyRoute = 'POST /api/wedding-styles/apply'
const answersOfMaking = {
  [applyRoute]: { id: idOf(1), applicationId: idOf(1), status: 'pending' },
  [resultRoute]: applicationOf(),
}

test('a picture that was asked for with the photos is made also where the screen had to be drawn twice', async () => {
  writePartners(partners)
  writeSelectedStyle('Ivy-v1')
  const Late = lazy(async () => ({ default: () => null }))
  open(answersOfMaking, makesAtOnce, <Late />)
  expect(await screen.findByRole('button', { name: 'Hold to compare' })).toBeDefined()
})

test('a picture that was asked for with the photos is made at once, and not again after a reload', async () => {
  writePartners(partners)
  writeSelectedStyle('Ivy-v1')
  const calls = open(answersOfMaking, makesAtOnce)
  await screen.findByRole('button', { name: 'Hold to compare' })
  const applied = () => calls.filter(({ route }) => route === applyRoute)
  expect(applied()).toHaveLength(1)
  cleanup()
  writeSelectedStyle('Ivy-v1')
  const later = open(answersOfMaking, window.history.state)
  await screen.findByRole('button', { name: 'Try this wedding style' })
  await everythingAnswered()
  expect(later.map(({ route }) => route)).not.toContain(applyRoute)
})

test('without a chosen style the one that was made last is opened, whatever chance says', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  writePartners(partners)
  writeSelectedStyle('Roses-v1')
  open(answersOfMaking)
  await userEvent.click(await screen.findByRole('button', { name: 'Try this wedding style' }))
  await screen.findByRole('button', { name: 'Hold to compare' })
  cleanup()
  expect(readSelectedStyle()).toBeUndefined()
  open()
  expect(await title()).toBe('Roses')
})

test('a style that chance chose is the same after a reload', async () => {
  const chance = vi.spyOn(Math, 'random').mockReturnValue(0)
  open()
  expect(await title()).toBe('Dunes')
  cleanup()
  chance.mockReturnValue(0.99)
  open()
  expect(await title()).toBe('Dunes')
})

const keysOf = (calls: ReturnType<typeof open>) =>
  calls.flatMap(({ route, headers }) => (route === applyRoute ? [headers.get('Idempotency-Key')] : []))
const unanswered = { ...answersOfMaking, [applyRoute]: () => new Promise<never>(() => undefined) }

/** Asks for a picture and leaves before the answer. */
async function leaveUnanswered() {
  writePartners(partners)
  writeSelectedStyle('Ivy-v1')
  const before = open(unanswered)
  await userEvent.click(await screen.findByRole('button', { name: 'Try this wedding style' }))
  await vi.waitFor(() => expect(keysOf(before)).toHaveLength(1))
  cleanup()
  return before
}

test('a reload before the answer goes on with the picture that was asked for', async () => {
  const before = await leaveUnanswered()
  const after = open(answersOfMaking)
  await screen.findByRole('button', { name: 'Hold to compare' })
  expect(keysOf(after)).toEqual(keysOf(before))
})

test('with other photos what was asked for before is left alone', async () => {
  await leaveUnanswered()
  writePartners([partners[0], { ...partners[1], photo: { id: idOf(109), url: '/media/nine.jpg' } }])
  const after = open(answersOfMaking)
  await screen.findByRole('button', { name: 'Try this wedding style' })
  await everythingAnswered()
  expect(keysOf(after)).toEqual([])
})
