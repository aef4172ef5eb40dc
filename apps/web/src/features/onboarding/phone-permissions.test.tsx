import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { standNativeBridge } from '#platform/testing/native-bridge.ts'

vi.stubEnv('VITE_API_ORIGIN', 'https://api.example')

let receive = 'granted'
const phone = standNativeBridge({
  Preferences: { get: () => ({ value: null }) },
  Media: {
    getAlbums: () => {
      if (receive === 'denied') throw new Error('No access')
      return { albums: [] }
    },
  },
  FirebaseMessaging: { requestPermissions: () => ({ receive }) },
  PrivacyScreen: { enable: () => ({ success: true }), disable: () => ({ success: true }) },
})
// Loaded once the bridge stands: the shell has it before its first script.
const { forgetEverything } = await import('#testing/show.tsx')
const { goTo, openOnboarding, press } = await import('./testing/open-onboarding.tsx')

forgetEverything()
beforeEach(() => {
  phone.calls.length = 0
})

const asked = () =>
  phone.calls
    .filter(({ plugin }) => plugin !== 'PrivacyScreen')
    .map(({ plugin, method }) => `${plugin}.${method}`)

test.each(['granted', 'denied'])(
  'a phone is asked for both, and going on does not depend on its answer: %s',
  {
    tags: ['ONB-10', 'NATIVE-12', 'A47'],
  },
  async (answer) => {
    receive = answer
    openOnboarding()
    await goTo(4)
    screen.getByText('So that your pictures can be saved to your phone. Asked when you continue.')
    expect(asked()).toEqual([])
    await press('Continue')
    await screen.findByRole('heading', { name: 'Welcome Gift!' })
    expect(asked()).toEqual(['Media.getAlbums', 'FirebaseMessaging.requestPermissions'])
  },
)
