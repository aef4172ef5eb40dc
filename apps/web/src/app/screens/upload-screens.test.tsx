import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { writeDressPhoto, writePartners } from '#session'
import { idOf, partners, statusOf } from '#testing/builders.ts'
import { serveApi } from '#testing/serve-api.ts'
import { forgetEverything, show } from '#testing/show.tsx'
import { toasts } from '../toasts.ts'
import CoupleUploadScreen from './couple-upload-screen.tsx'
import DressUploadScreen from './dress-upload-screen.tsx'

forgetEverything()

const serve = () =>
  serveApi({
    'GET /api/enhanced-portraits': () => [],
    'GET /api/subscriptions/status': statusOf(),
    ...Object.fromEntries(
      [idOf(1), ...partners.map(({ photo }) => photo.id)].map((id) => [
        `GET /api/photos/${id}`,
        { id, url: '/media/a.jpg', widthPx: 600, heightPx: 800, expiresAt: null },
      ]),
    ),
  })

const keepChoice = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Keep my last choice' }))

test('a couple whose photos are chosen goes to the styles', {
  tags: ['SHELL-02', 'SHELL-25', 'COUPLE-25'],
}, async () => {
  serve()
  writePartners(partners)
  show(<CoupleUploadScreen samplePhotos={[]} />)
  await keepChoice()
  await vi.waitFor(() => expect(window.location.pathname).toBe('/wedding-style/demo'))
})

test('one whose photo is chosen goes to the dresses', { tags: ['SHELL-03', 'DRESS-06'] }, async () => {
  serve()
  writeDressPhoto({ id: idOf(1), url: '/media/a.jpg' })
  show(<DressUploadScreen samplePhotos={[]} />)
  await keepChoice()
  await vi.waitFor(() => expect(window.location.pathname).toBe('/wedding-dress-tryon'))
})

test.each([
  ['Choose a photo of the first person', CoupleUploadScreen],
  ['Choose a photo of you', DressUploadScreen],
])('%s: what is no picture or too large is told in a toast', { tags: ['ERR-24'] }, (label, Screen) => {
  serve()
  show(<Screen samplePhotos={[]} />)
  const choose = (file: File) => fireEvent.change(screen.getByLabelText(label), { target: { files: [file] } })
  toasts.show({ title: 'Saved!' })
  choose(new File(['x'], 'notes.txt', { type: 'text/plain' }))
  expect(toasts.current()?.title).toBe('Invalid file type')
  choose(new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.jpg', { type: 'image/jpeg' }))
  expect(toasts.current()?.title).toBe('File too large')
})
