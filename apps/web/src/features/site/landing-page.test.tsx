import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { catalogueOf, styleOf } from '../../testing/builders.ts'
import { serveApi } from '../../testing/serve-api.ts'
import { forgetEverything, show } from '../../testing/show.tsx'
import { LandingPage } from './landing-page.tsx'

forgetEverything()

const stylesRoute = 'GET /api/wedding-styles-with-variations.json'
const configRoute = 'GET /app-config.json'
const beach = ['a', 'b', 'c'].map((id) => styleOf(id))

test('the public page stands without any answer of the server and leaves nothing in the browser', async () => {
  serveApi({})
  show(<LandingPage />)
  expect(screen.getByRole('heading', { level: 1, name: 'Dream Weddings' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Your faces stay yours' })).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
  expect(window.localStorage.length).toBe(0)
})

test('the way into the preview shows where the server opens it', async () => {
  serveApi({ [stylesRoute]: catalogueOf({ Beach: beach }), [configRoute]: { previewAllowed: true } })
  show(<LandingPage />)
  const link = await screen.findByRole('link', { name: 'Open the app preview' })
  expect(link.getAttribute('href')).toBe('/?app=preview')
})
