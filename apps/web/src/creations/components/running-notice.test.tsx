import type { CreationStatus } from '@ever-after/contract'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fetchStatus } from '#server-state'
import { readRunningCreation, writeRunningCreation } from '#session'
import { applicationOf, idOf, statusOf } from '../../testing/builders.ts'
import { serveApi } from '../../testing/serve-api.ts'
import { forgetEverything, show } from '../../testing/show.tsx'
import { RunningNotice } from './running-notice.tsx'

forgetEverything()

const readRoute = `GET /api/wedding-styles/${idOf(1)}`
const running = { id: idOf(1), subject: 'Roses-v1', name: 'The Rose Garden', path: '/wedding-style/demo' }

const open = (routes: Parameters<typeof serveApi>[0]) => {
  writeRunningCreation('style', running)
  serveApi(routes)
  const onOpen = vi.fn()
  show(<RunningNotice onOpen={onOpen} />)
  return { onOpen }
}

const making = applicationOf({
  status: 'processing' as CreationStatus,
  resultUrl: null,
  progress: { stage: 'scene', fraction: 0.42, remainingMs: null },
})

test('without a creation in the making there is no card', () => {
  show(<RunningNotice onOpen={() => undefined} />)
  expect(screen.queryByRole('region')).toBeNull()
})

test('a creation in the making shows how far it is and opens', async () => {
  const { onOpen } = open({ [readRoute]: making })
  await screen.findByText('Being made, 42 %')
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('42')
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(onOpen).toHaveBeenCalledWith('/wedding-style/demo')
})

test('leaving the screen stops the asking', { tags: ['A36'] }, async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const asked = vi.fn(() => making)
  open({ [readRoute]: asked })
  await screen.findByText('Being made, 42 %')
  cleanup()
  const before = asked.mock.calls.length
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked).toHaveBeenCalledTimes(before)
})

test('a creation that was finished meanwhile is announced, the status is read again, and it stays until its screen has shown it', {
  tags: ['A36', 'A39'],
}, async () => {
  let remainingFreeUses = 2
  const status = { 'GET /api/subscriptions/status': () => statusOf({ remainingFreeUses }) }
  serveApi(status)
  await fetchStatus()
  const { onOpen } = open({
    ...status,
    [readRoute]: () => {
      remainingFreeUses = 1
      return applicationOf()
    },
  })
  await screen.findByText('Your picture is ready')
  await vi.waitFor(async () => expect((await fetchStatus()).usage.remainingFreeUses).toBe(1))
  expect(readRunningCreation('style')).toEqual(running)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(onOpen).toHaveBeenCalledWith('/wedding-style/demo')
})

test('a creation that failed says so once, and its change is there again', {
  tags: ['STYLE-21', 'STYLE-34', 'A39'],
}, async () => {
  let remainingFreeUses = 0
  const status = { 'GET /api/subscriptions/status': () => statusOf({ remainingFreeUses }) }
  serveApi(status)
  await fetchStatus()
  open({
    ...status,
    [readRoute]: () => {
      remainingFreeUses = 1
      return applicationOf({
        status: 'failed',
        resultUrl: null,
        error: 'The faces were lost. Nothing was charged.',
      })
    },
  })
  await screen.findByText('Processing failed')
  await vi.waitFor(async () => expect((await fetchStatus()).usage.remainingFreeUses).toBe(1))
  expect(screen.getByText('The faces were lost. Nothing was charged.')).toBeTruthy()
  expect(readRunningCreation('style')).toBeUndefined()
  expect(window.localStorage.getItem('wedding_first_transformation_complete')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('region')).toBeNull()
})

test('a creation that was deleted is forgotten', async () => {
  open({})
  await vi.waitFor(() => expect(screen.queryByRole('region')).toBeNull())
  expect(readRunningCreation('style')).toBeUndefined()
})
