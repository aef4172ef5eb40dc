import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, vi } from 'vitest'
import { queryClient } from '#server-state'
import { idOf, statusOf } from '#testing/builders.ts'
import { type Call, serveApi } from '#testing/serve-api.ts'
import { createUploadDraft } from '../draft/create-upload-draft.ts'
import type { FlowKind } from '../draft/draft.ts'
import { PhotoFlow } from '../photo-flow.tsx'

export const samplePhotos = ['/sample-photos/partner1.jpg', '/sample-photos/partner2.jpg']

type Routes = Parameters<typeof serveApi>[0]

export const keptPhoto = (number: number) => ({
  id: idOf(number),
  url: `/media/${number}.jpg`,
  widthPx: 600,
  heightPx: 800,
  expiresAt: '2030-05-17T12:00:00Z',
})

const savedPortraitOf = (number: number, rest: object = {}) => ({
  id: idOf(number),
  portraitUrl: `/media/${number}.jpg`,
  portraitType: 'wedding',
  attire: 'dress',
  partner: 1,
  ...rest,
})

/** As many saved portraits as wanted, of weddings and of dresses in turn. */
export const savedPortraits = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    savedPortraitOf(300 + at, at % 2 ? { portraitType: 'dress' } : { partner: 2, attire: 'suit' }),
  )

/** Two portraits of a photo, as one enhancement gives them. */
export const portraitsOf = (first: number) => ({
  portraits: [first, first + 1].map((number, at) => ({
    id: idOf(number),
    photoId: idOf(number),
    url: `/media/${number}.jpg`,
    variant: at === 0 ? 'natural' : 'studio',
    isHardlyChanged: false,
  })),
})

const jpeg = () =>
  new Response(new Blob(['x'], { type: 'image/jpeg' }), { headers: { 'content-type': 'image/jpeg' } })

/** What the server answers unless a test says otherwise; the photos that arrive are the first and the second. */
const usual = (): Routes => ({
  [`GET ${samplePhotos[0]}`]: jpeg,
  [`GET ${samplePhotos[1]}`]: jpeg,
  'GET /api/enhanced-portraits': () => [],
  'GET /api/subscriptions/status': statusOf(),
  [`GET /api/photos/${idOf(1)}`]: keptPhoto(1),
  [`GET /api/photos/${idOf(2)}`]: keptPhoto(2),
  [`POST /api/photos/${idOf(1)}/check`]: { isUsable: true, hints: [] },
  [`POST /api/photos/${idOf(2)}/check`]: { isUsable: true, hints: [] },
  'POST /api/ai/enhance-wedding-portrait': ({ body }) =>
    portraitsOf((body as { photoUrl: string }).photoUrl === '/media/1.jpg' ? 11 : 21),
  'POST /api/ai/enhance-dress-portrait': portraitsOf(11),
  'POST /api/enhanced-portraits': savedPortraitOf(11),
  'POST /api/wedding-photos/upload': ({ body }) => coupleOf(body as FormData),
})

function coupleOf(form: FormData) {
  const partner = (name: string) => {
    const id = String(form.get(`${name}PhotoId`))
    return {
      photo: { ...keptPhoto(1), id, url: `/media/chosen-${id.slice(-2)}.jpg` },
      attire: form.get(`${name}Attire`),
    }
  }
  return { partner1: partner('partner1'), partner2: partner('partner2') }
}

interface Opening {
  kind?: FlowKind
  samples?: readonly string[]
  api?: Routes
  /** Whether it is known which picture to make; false for who came without a style or a dress. */
  makes?: boolean
}

/** Opens the flow as somebody does who comes to it anew; `again` leaves it and comes back after a reload. */
export function openFlow({ kind = 'couple', samples = samplePhotos, api = {}, makes = true }: Opening = {}) {
  const calls = serveApi({ ...usual(), ...api })
  const seen = { notify: vi.fn(), onPaywall: vi.fn(), onBack: vi.fn(), onDone: vi.fn() }
  const onMake = vi.fn()
  const showFlow = () =>
    render(
      <QueryClientProvider client={queryClient}>
        <PhotoFlow
          store={createUploadDraft(kind)}
          samplePhotos={samples}
          onMake={makes ? onMake : undefined}
          {...seen}
        />
      </QueryClientProvider>,
    )
  showFlow()
  return {
    ...seen,
    onMake,
    calls,
    again: () => {
      cleanup()
      showFlow()
    },
  }
}

export const person = (name: string) => within(screen.getByRole('region', { name }))
export const button = (name: string | RegExp) => screen.findByRole('button', { name })
export const press = async (name: string | RegExp) => userEvent.click(await button(name))
export const callsTo = (calls: readonly Call[], route: string) => calls.filter((call) => call.route === route)

/** Takes the sample photos and waits until the server has them. */
export async function takeSamples(label = 'Enhance portraits') {
  await press('Use sample photos')
  await vi.waitFor(() => expect(screen.getAllByText(/^Kept until/).length).toBeGreaterThan(0))
  await vi.waitFor(async () => expect(await button(label)).toHaveProperty('disabled', false))
}

/** From the sample photos to the portraits. */
export async function enhance(label = 'Enhance portraits') {
  await takeSamples(label)
  await press(label)
  await screen.findByRole('heading', { name: /^Choose your portrait/ })
}

export const wear = (name: string, attire: 'Dress' | 'Suit') =>
  userEvent.click(person(name).getByRole('radio', { name: attire }))

export const choose = (name: string, portrait: string) =>
  userEvent.click(person(name).getByRole('radio', { name: portrait }))

export const heic = (name = 'me.heic') => new File(['x'], name, { type: 'image/heic' })
