import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { liveCatalogue } from '#documents'
import { catalogueOf, idOf, styleOf } from '#testing/builders.ts'
import { type Call, serveApi } from '#testing/serve-api.ts'
import { show } from '#testing/show.tsx'
import { TesterPage } from '../index.ts'
import { application, check, photo } from './replies.ts'

export const ids: Record<string, string> = { shore: idOf(11), dune: idOf(12), rose: idOf(13) }
export const apply = 'POST /api/wedding-styles/apply'
export const upload = 'POST /api/wedding-styles/upload'

export type Routes = Parameters<typeof serveApi>[0]

/** A server that has three styles and takes every test. */
export function routes(more: Routes = {}): Routes {
  const pictures = Object.entries(ids).flatMap(([name, id]) => [
    [`GET /api/wedding-styles/${id}`, application(id, 'completed')],
    [`GET /api/admin/creation-checks/${id}`, check(id, name === 'dune' ? [0.61, 0.4] : [0.41, 0.38])],
  ])
  return {
    'GET /api/config/wedding-styles': catalogueOf({
      Beach: [styleOf('shore'), styleOf('dune')],
      Garden: [styleOf('rose', { displayName: 'The rose' })],
    }),
    'GET /api/config/wedding-styles/draft': catalogueOf({ Drafts: [styleOf('idea')] }),
    'GET /api/admin/test-panels': { panels: [] },
    [upload]: {
      partner1: { photo: photo(1), attire: 'dress' },
      partner2: { photo: photo(2), attire: 'suit' },
    },
    [apply]: (call: Call) => {
      const id = ids[styleIn(call)]
      return { id, applicationId: id, status: 'pending' }
    },
    ...Object.fromEntries(pictures),
    ...more,
  }
}

/** Shows the tab and waits for the styles. */
export async function openTester(more: Routes = {}) {
  const calls = serveApi(routes(more))
  show(<TesterPage />)
  await waitFor(() => expect(liveCatalogue.state.read().status).toBe('ready'))
  return calls
}

export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
export const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }))
export const givePhoto = (number: 1 | 2) =>
  userEvent.upload(
    screen.getByLabelText(`Partner ${number}`, { selector: 'input' }),
    new File(['x'], `${number}.jpg`, { type: 'image/jpeg' }),
  )
export const givePhotos = async () => {
  await givePhoto(1)
  await givePhoto(2)
}
export const cardOf = (name: string) => {
  const list = within(screen.getByRole('list', { name: 'Results' }))
  return within(list.getByRole('heading', { name }).closest('li') ?? document.body)
}

export function styleIn({ body }: Call): string {
  return typeof body === 'object' && body !== null && 'styleName' in body ? String(body.styleName) : ''
}

export function appliedIn(calls: Call[]): string[] {
  return calls.filter(({ route }) => route === apply).map(styleIn)
}
