import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogueOf, styleOf } from '#testing/builders.ts'

export const hostedPreview = '/media/ever-after/image/upload/v17/wedding-styles/previews/a.jpg'

/** A catalogue whose styles do not stand at 0. */
export const gappedDocument = catalogueOf({
  Beach: [styleOf('shore', { order: 4, isPopular: true }), styleOf('dune', { order: 7 })],
  Garden: [styleOf('rose')],
})

export const written = {
  original: { attire_type: 'bride-groom', structured_technical: 'A bride and a groom.' },
  'bride-bride': { attire_type: 'bride-bride', structured_technical: 'Two brides.' },
  'groom-groom': { attire_type: 'groom-groom', structured_technical: 'Two grooms.' },
  writtenBy: 'rules',
}

/** What the dialog asks the server and the image host for. */
export const routes = {
  'POST /api/ai/generate-variations': written,
  'POST /api/photos/upload-url': { uploadUrl: '/upload', uploadPreset: 'preset' },
  'POST /upload': {
    asset_id: 'a',
    public_id: 'wedding-styles/previews/a',
    version: 17,
    width: 900,
    height: 1200,
    format: 'jpg',
    resource_type: 'image',
    created_at: '2026-01-01T09:00:00.000Z',
    bytes: 4,
    type: 'upload',
    url: hostedPreview,
    secure_url: hostedPreview,
    folder: 'wedding-styles/previews',
  },
}

export function picture(): File {
  return new File(['jpeg'], 'a.jpg', { type: 'image/jpeg' })
}

/** The dialog that is open, to look in. */
export function dialog() {
  return within(screen.getByRole('dialog'))
}

export function type(label: string, words: string): Promise<void> {
  return userEvent.type(dialog().getByRole('textbox', { name: label }), words)
}

export function save(): Promise<void> {
  return userEvent.click(dialog().getByRole('button', { name: 'Save Style' }))
}
