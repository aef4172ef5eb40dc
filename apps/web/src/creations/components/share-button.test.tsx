import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { applicationOf, idOf } from '../../testing/builders.ts'
import { serveApi } from '../../testing/serve-api.ts'
import { forgetEverything, show } from '../../testing/show.tsx'
import { ShareButton } from './share-button.tsx'

forgetEverything()
afterEach(() => Object.assign(navigator, { canShare: undefined, share: undefined }))

const open = (sheet: Partial<Navigator>) => {
  Object.assign(navigator, sheet)
  serveApi({
    [`GET /api/wedding-styles/${idOf(1)}`]: applicationOf(),
    'GET /media/result.jpg': () => new Response('picture'),
  })
  const notify = vi.fn()
  show(<ShareButton creation={{ kind: 'style', id: idOf(1) }} notify={notify} />)
  return { notify }
}

test('a picture is shared with the note that it was made with AI and a link to its style', {
  tags: ['NATIVE-06'],
}, async () => {
  const share = vi.fn(async (_data?: ShareData) => undefined)
  open({ canShare: () => true, share })
  await userEvent.click(screen.getByRole('button', { name: 'Share' }))
  await vi.waitFor(() => expect(share).toHaveBeenCalled())
  expect(share.mock.calls[0][0]?.text).toBe(
    `The Rose Garden. Made with AI in Ever After.\n${window.location.origin}/?style=Roses`,
  )
})

test('a picture that could not be shared is said to be so', async () => {
  const { notify } = open({ canShare: () => true, share: () => Promise.reject(new Error('no')) })
  await userEvent.click(screen.getByRole('button', { name: 'Share' }))
  await vi.waitFor(() =>
    expect(notify).toHaveBeenCalledWith({ title: 'Failed to share image', isDestructive: true }),
  )
})

test('a device without a sheet for pictures offers no sharing', () => {
  open({})
  expect(screen.queryByRole('button')).toBeNull()
})
