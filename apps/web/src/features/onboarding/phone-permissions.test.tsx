import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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
const { goTo, heading, openOnboarding, press } = await import('./testing/open-onboarding.tsx')

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

test('a phone is led from the welcome to the gift in five steps', {
  tags: ['ONB-02', 'ONB-04', 'ONB-05', 'ONB-09', 'ONB-10', 'ONB-11'],
}, async () => {
  openOnboarding()
  const seen: [string | null, string | null][] = []
  const look = () =>
    seen.push([heading().textContent, screen.getByRole('progressbar').getAttribute('aria-valuenow')])
  look()
  await press('Continue')
  look()
  await userEvent.click(screen.getByRole('radio', { name: 'Other' }))
  await press('Continue')
  look()
  await press('Skip for now')
  look()
  for (const name of ['Photo Access', 'Notifications'])
    expect(screen.getByRole('heading', { name })).toBeTruthy()
  await press('Continue')
  await screen.findByRole('heading', { name: 'Welcome Gift!' })
  look()
  await press('Back')
  look()
  expect(seen).toEqual([
    ['Welcome', '20'],
    ['How Did You Find Us?', '40'],
    ['Want to make your mom smile?', '60'],
    ['Quick Setup', '80'],
    ['Welcome Gift!', '100'],
    ['Quick Setup', '80'],
  ])
})
