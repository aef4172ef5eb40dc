import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { webManifest } from './web-manifest.ts'

const tokens = readFileSync(`${import.meta.dirname}/../../../../packages/ui/src/tokens.css`, 'utf8')

test('the installed app opens the app and not the public site, alone and upright', () => {
  const start = new URL(webManifest.start_url, 'https://wed.example')
  expect([start.pathname, start.searchParams.get('app')]).toEqual(['/', 'preview'])
  expect([webManifest.display, webManifest.orientation, webManifest.scope]).toEqual([
    'standalone',
    'portrait',
    '/',
  ])
})

test('its name fits below an icon, and its colour is that of the paper', () => {
  expect(webManifest.short_name.length).toBeLessThanOrEqual(12)
  expect(tokens.toLowerCase()).toContain(`--color-paper: ${webManifest.theme_color}`)
})

test('there are icons of both sizes that browsers ask for, as they are and for masks', () => {
  expect(webManifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '192x192 maskable',
    '512x512 maskable',
  ])
})
