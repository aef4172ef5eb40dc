import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, expect, test, vi } from 'vitest'
import { standNativeBridge } from '#platform/testing/native-bridge.ts'

const origin = 'https://api.example'
vi.stubEnv('VITE_API_ORIGIN', origin)
standNativeBridge({
  Preferences: { get: () => ({ value: '"known"' }), set: () => undefined, remove: () => undefined },
})
// Loaded once the bridge stands: the shell has it before its first script.
const { statusOf } = await import('#testing/builders.ts')
const { serveApi } = await import('#testing/serve-api.ts')
const { forgetEverything, show } = await import('#testing/show.tsx')
const { keyValueStore } = await import('#platform/key-value-store.ts')
await keyValueStore.hydrate()
const { default: SettingsScreen } = await import('../screens/settings-screen.tsx')

forgetEverything()
afterAll(() => vi.unstubAllEnvs())

test.for([
  ['the server', {}, 'https://api.example/terms'],
  ['another site', { termsUrl: 'https://example.com/terms' }, 'https://example.com/terms'],
] as const)(
  'a phone opens the terms of %s outside the app, and a bug as a letter',
  { tags: ['SET-03', 'SET-05', 'A51'] },
  async ([, terms, address]) => {
    serveApi({
      [`GET ${origin}/app-config.json`]: { supportEmail: 'help@example.com', ...terms },
      [`GET ${origin}/api/subscriptions/status`]: statusOf(),
    })
    const pressed: string[][] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      pressed.push([this.href.split('?')[0], this.target])
    })
    show(<SettingsScreen />)
    await userEvent.click(await screen.findByRole('link', { name: 'Report a bug' }))
    await userEvent.click(screen.getByRole('link', { name: 'Terms of use (opens in your browser)' }))
    expect(pressed).toEqual([
      ['mailto:help@example.com', ''],
      [address, '_blank'],
    ])
  },
)
