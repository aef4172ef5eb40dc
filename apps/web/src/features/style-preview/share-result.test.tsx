import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { forgetEverything, show } from '../../testing/show.tsx'
import { SaveDialog } from './components/save-dialog.tsx'

forgetEverything()
afterEach(() => Object.assign(navigator, { canShare: undefined, share: undefined }))

const open = (share: (data: ShareData) => Promise<void>) => {
  vi.stubGlobal('fetch', async () => new Response('picture'))
  Object.assign(navigator, { canShare: () => true, share })
  const onFailed = vi.fn()
  show(
    <SaveDialog
      url="/media/result.jpg"
      name="The Rose Garden"
      isClean
      onClose={() => undefined}
      onSaved={() => undefined}
      onFailed={onFailed}
    />,
  )
  return onFailed
}

test('a picture is shared with the note that it was made with AI, which also stands beside the button', async () => {
  const share = vi.fn(async (_data: ShareData) => undefined)
  open(share)
  const dialog = screen.getByRole('dialog', { name: 'The Rose Garden' })
  expect(within(dialog).getByText('Made with AI, and the file says so.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Share' }))
  await vi.waitFor(() => expect(share).toHaveBeenCalled())
  expect(share.mock.calls[0][0].text).toBe('The Rose Garden. Made with AI in Ever After.')
})

test('a picture that could not be shared is said to be so', async () => {
  const onFailed = open(() => Promise.reject(new Error('no')))
  await userEvent.click(screen.getByRole('button', { name: 'Share' }))
  await vi.waitFor(() => expect(onFailed).toHaveBeenCalledWith('Failed to share image'))
})
