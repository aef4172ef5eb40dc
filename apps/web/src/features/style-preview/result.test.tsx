import { localKeys } from '@ever-after/contract'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { writeRunningCreation } from '#session'
import { applicationOf, statusOf } from '../../testing/builders.ts'
import { everythingAnswered, forgetEverything } from '../../testing/show.tsx'
import {
  accepted,
  applyRoute,
  openPreview,
  pollRoute,
  running,
  statusRoute,
} from './testing/open-preview.tsx'

forgetEverything()
beforeEach(() => window.localStorage.setItem(localKeys.authToken, '"token"'))

test('the download button and Save open the save dialog', { tags: ['STYLE-03'] }, async () => {
  const { apply } = openPreview({ [applyRoute]: accepted, [pollRoute]: applicationOf() })
  await apply()
  for (const name of ['Download', 'Save']) {
    await userEvent.click(await screen.findByRole('button', { name }))
    const dialog = screen.getByRole('dialog', { name: 'The Rose Garden' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  }
})

test('the banner counts what is left and leads to more, except for premium members', {
  tags: ['STYLE-04', 'A52'],
}, async () => {
  const { onPaywall } = openPreview({})
  await screen.findByText('5 changes left')
  await userEvent.click(screen.getByRole('button', { name: 'Upgrade' }))
  expect(onPaywall).toHaveBeenCalledWith({ trigger: 'subscription_info' })
})

test('a premium member sees no banner', { tags: ['STYLE-04', 'A52'] }, async () => {
  openPreview({ [statusRoute]: { ...statusOf(), hasActiveSubscription: true } })
  await everythingAnswered()
  expect(screen.queryByRole('button', { name: 'Upgrade' })).toBeNull()
})

const finish = async (localFlags: Record<string, string> = {}) => {
  for (const [key, value] of Object.entries(localFlags)) window.localStorage.setItem(key, value)
  writeRunningCreation('style', running)
  openPreview({ [pollRoute]: applicationOf() })
  await screen.findByRole('group', { name: 'How do you like it?' })
}

test('a result can be rated, and the first one explains how', {
  tags: ['STYLE-06', 'STYLE-30', 'STYLE-31', 'STYLE-33', 'STYLE-34', 'SHELL-55', 'SHELL-57'],
}, async () => {
  await finish()
  const card = screen.getByRole('region', { name: 'Help Us Improve!' })
  expect(card.textContent).toContain('Love it')
  expect(card.textContent).toContain('Not good')
  expect(window.localStorage.getItem('wedding_first_transformation_complete')).toBe('true')
  await userEvent.click(within(card).getByRole('button', { name: 'Got it, thanks!' }))
  expect(screen.queryByRole('region', { name: 'Help Us Improve!' })).toBeNull()
  expect(window.localStorage.getItem('wedding_has_seen_rating_instruction')).toBe('true')
})

test('whoever has seen the explanation does not see it again', { tags: ['STYLE-33'] }, async () => {
  await finish({ [localKeys.hasSeenRatingInstruction]: 'true' })
  expect(screen.queryByRole('region', { name: 'Help Us Improve!' })).toBeNull()
})

test('the explanation leaves after 10 seconds, unless somebody is at it', {
  tags: ['STYLE-32'],
}, async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await finish()
  const card = screen.getByRole('region', { name: 'Help Us Improve!' })
  const button = within(card).getByRole('button')
  act(() => button.focus())
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  act(() => button.blur())
  await act(() => vi.advanceTimersByTimeAsync(9_500))
  expect(screen.queryByRole('region', { name: 'Help Us Improve!' })).not.toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(600))
  expect(screen.queryByRole('region', { name: 'Help Us Improve!' })).toBeNull()
  expect(window.localStorage.getItem(localKeys.hasSeenRatingInstruction)).toBe('true')
})
