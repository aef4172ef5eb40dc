import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { writeDressPhoto, writePartners } from '#session'
import { idOf, partners, statusOf } from '#testing/builders.ts'
import { serveApi } from '#testing/serve-api.ts'
import { forgetEverything, show } from '#testing/show.tsx'
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
