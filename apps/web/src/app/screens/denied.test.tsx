import { localKeys } from '@ever-after/contract'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Route, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { writeDressPhoto, writePartners, writeSelectedDress } from '#session'
import { catalogueOf, historyItemOf, idOf, partners, statusOf, styleOf } from '#testing/builders.ts'
import { dressesOf, dressPhoto } from '#testing/dress-builders.ts'
import { serveApi } from '#testing/serve-api.ts'
import { forgetEverything, show } from '#testing/show.tsx'
import { closePaywall, currentPaywall } from '../../features/membership/index.ts'
import DressTryonScreen from './dress-tryon-screen.tsx'
import HairColorScreen from './hair-color-screen.tsx'
import HistoryScreen from './history-screen.tsx'
import StylePreviewScreen from './style-preview-screen.tsx'

forgetEverything()

const photo = { id: idOf(7), url: '/media/photo.jpg', widthPx: 540, heightPx: 720, expiresAt: null }
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

async function colour() {
  await userEvent.click(await screen.findByRole('radio', { name: 'Teal' }))
  await press('Apply teal')
}

async function saveFirst() {
  await press('Select')
  await press(/^Style 1,/)
  await press('Save')
}

test.each([
  ['a style', StylePreviewScreen, () => press('Try this wedding style'), 'style_change_limit'],
  ['a dress', DressTryonScreen, () => press('Try this wedding dress'), 'dress_tryon_limit'],
  ['a hair colour', HairColorScreen, colour, 'style_change_limit'],
  ['a download', HistoryScreen, saveFirst, 'download_attempt'],
] as const)(
  '%s that is denied on its screen opens its own paywall',
  {
    tags: ['A07', 'A42', 'A74'],
  },
  async (_, Screen, perform, trigger) => {
    window.localStorage.setItem(localKeys.authToken, '"token"')
    writePartners(partners)
    writeDressPhoto(dressPhoto)
    writeSelectedDress('waltz')
    serveApi({
      'GET /api/subscriptions/status': statusOf({ remainingFreeUses: 0, bonusChangesRemaining: 0 }),
      'GET /api/config/wedding-styles': catalogueOf({ Beach: [styleOf('Dunes')] }),
      'GET /api/config/wedding-dress': dressesOf('Waltz'),
      'GET /api/wedding-dress/uploaded-dresses': [],
      [`GET /api/photos/${idOf(7)}`]: photo,
      [`GET /api/hair-color/${idOf(7)}/swatches`]: { swatches: [{ color: 'teal', url: '/media/teal.jpg' }] },
      'GET /api/wedding-styles?limit=60': [historyItemOf(1)],
      'GET /api/wedding-dress/history?limit=60': [],
      'GET /api/hair-color/history?limit=60': [],
    })
    show(
      <Router hook={memoryLocation({ path: `/any/${idOf(7)}` }).hook}>
        <Route path="/any/:id">
          <Screen />
        </Route>
      </Router>,
    )
    await perform()
    await vi.waitFor(() => expect(currentPaywall()).toMatchObject({ trigger }))
    if (trigger !== 'download_attempt')
      expect(currentPaywall()).toMatchObject({ reason: 'Transformation limit reached' })
    act(closePaywall)
  },
)
