import { fireEvent, screen } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { idOf, partners, statusOf } from '#testing/builders.ts'
import { serveApi } from '#testing/serve-api.ts'
import { heic, keptPhoto } from '../../features/photo-upload/testing/open-flow.tsx'
import CoupleUploadScreen from '../screens/couple-upload-screen.tsx'
import DressUploadScreen from '../screens/dress-upload-screen.tsx'

export const couple = {
  Screen: CoupleUploadScreen,
  pickers: ['Choose a photo of the first person', 'Choose a photo of the second person'],
  enhance: 'Enhance portraits',
}
export const dress = {
  Screen: DressUploadScreen,
  pickers: ['Choose a photo of you'],
  enhance: 'Enhance portrait',
}

/** What the server answers on the screens of the photos unless a test says otherwise. */
export const serveUpload = (more: Parameters<typeof serveApi>[0] = {}) =>
  serveApi({
    'GET /api/enhanced-portraits': () => [],
    'GET /api/subscriptions/status': statusOf(),
    ...more,
    ...Object.fromEntries(
      [idOf(1), ...partners.map(({ photo }) => photo.id)].map((id) => [
        `GET /api/photos/${id}`,
        { id, url: '/media/a.jpg', widthPx: 600, heightPx: 800, expiresAt: null },
      ]),
    ),
    [`POST /api/photos/${idOf(1)}/check`]: { isUsable: true, hints: [] },
    [`POST /api/photos/${idOf(2)}/check`]: { isUsable: true, hints: [] },
  })

export const coupleKept = {
  partner1: { photo: keptPhoto(1), attire: 'dress' },
  partner2: { photo: keptPhoto(2), attire: 'suit' },
}

export const pick = (label: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { files: [heic()] } })

/** Gives everybody's photo and waits until the server has it. */
export async function pickAll(pickers: readonly string[]): Promise<void> {
  for (const label of pickers) pick(label)
  await vi.waitFor(() => expect(screen.getAllByText(/^Kept until 17 May/)).toHaveLength(pickers.length))
}
