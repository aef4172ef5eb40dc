import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { forgetEverything } from '#testing/show.tsx'
import { goTo, heading, openOnboarding, press } from './testing/open-onboarding.tsx'

forgetEverything()

test('the share sheet gets the address, and sharing goes on', { tags: ['ONB-09', 'NATIVE-06'] }, async () => {
  const share = vi.fn(async (_data: ShareData) => undefined)
  vi.stubGlobal('navigator', { ...navigator, share })
  openOnboarding()
  await goTo(3)
  await press('Share')
  expect(share.mock.calls[0][0]).toMatchObject({ url: 'https://example.com/app' })
  await vi.waitFor(() => expect(heading().textContent).toBe('Welcome Gift!'))
})

test('a closed share sheet stays, and a browser without one copies the address and says so', async () => {
  vi.stubGlobal('navigator', {
    ...navigator,
    share: () => Promise.reject(new DOMException('closed', 'AbortError')),
  })
  openOnboarding()
  await goTo(3)
  await press('Share')
  expect(heading().textContent).toBe('Want to make your mom smile?')
  const writeText = vi.fn(async (_text: string) => undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await press('Share')
  await screen.findByText('The link is copied. Paste it into a message to her.')
  expect(writeText).toHaveBeenCalledWith('https://example.com/app')
  await press('Continue')
  expect(heading().textContent).toBe('Welcome Gift!')
})

test('a browser that can neither share nor copy is told, and goes on', async () => {
  vi.stubGlobal('navigator', {})
  openOnboarding()
  await goTo(3)
  await press('Share')
  await screen.findByText('The link could not be shared from here.')
  await press('Skip for now')
  expect(heading().textContent).toBe('Welcome Gift!')
})
