import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { CoupleUpload } from './couple-upload.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const jpeg = () =>
  new Response(new Blob(['x'], { type: 'image/jpeg' }), { headers: { 'content-type': 'image/jpeg' } })

const show = (offersSamples = true) => {
  const notify = vi.fn()
  render(<CoupleUpload offersSamples={offersSamples} notify={notify} onBack={() => {}} onDone={() => {}} />)
  return { notify, skip: screen.getByRole('button', { name: 'Skip to styles' }) }
}

test('nobody goes on before both photos are there', { tags: ['COUPLE-13'] }, async () => {
  vi.stubGlobal('fetch', async () => jpeg())
  const { skip } = show()
  expect(skip).toHaveProperty('disabled', true)
  await userEvent.click(screen.getByRole('button', { name: 'Use sample photos' }))
  await vi.waitFor(() => expect(skip).toHaveProperty('disabled', false))
  await userEvent.click(screen.getByRole('button', { name: 'Remove: First person' }))
  expect(skip).toHaveProperty('disabled', true)
})

test('going on without enhancement asks first', { tags: ['COUPLE-17'] }, async () => {
  vi.stubGlobal('fetch', async () => jpeg())
  const { skip } = show()
  await userEvent.click(screen.getByRole('button', { name: 'Use sample photos' }))
  await vi.waitFor(() => expect(skip).toHaveProperty('disabled', false))
  await userEvent.click(skip)
  expect(screen.getByRole('dialog', { name: 'Use your photos as they are?' })).toBeTruthy()
})

test('a file over 10 MB is refused with the reason', async () => {
  const { notify } = show(false)
  const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.jpg', { type: 'image/jpeg' })
  await userEvent.upload(screen.getByLabelText('Choose a photo of the first person'), large)
  expect(notify).toHaveBeenCalledWith({
    title: 'File too large',
    description: 'Maximum file size is 10MB',
    isDestructive: true,
  })
})

test('sample photos are offered in the preview only', () => {
  show(false)
  expect(screen.queryByRole('button', { name: 'Use sample photos' })).toBeNull()
})
