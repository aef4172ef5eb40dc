import { localKeys } from '@ever-after/contract'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { catalogueOf, statusOf, styleOf } from '#testing/builders.ts'
import { serveApi } from '#testing/serve-api.ts'
import { show } from '#testing/show.tsx'
import { Onboarding } from '../index.ts'

const routes = {
  'GET /api/config/wedding-styles': catalogueOf({ Beach: [styleOf('Dunes')], Garden: [styleOf('Roses')] }),
  'GET /api/subscriptions/status': statusOf(),
  'POST /api/analytics/discovery-source': { success: true },
}

/** Shows the steps from the first one; `answers` takes the place of single routes. */
export function openOnboarding(answers: Parameters<typeof serveApi>[0] = {}, pictures?: readonly string[]) {
  window.localStorage.setItem(localKeys.authToken, '"token"')
  const onFinished = vi.fn()
  const calls = serveApi({ ...routes, ...answers })
  show(<Onboarding shareAddress="https://example.com/app" pictures={pictures} onFinished={onFinished} />)
  return { onFinished, calls }
}

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
export const heading = () => screen.getByRole('heading', { level: 1 })

/** Goes on from the first step to the one of this number, of a phone's five or a browser's four. */
export async function goTo(step: number): Promise<void> {
  if (step >= 2) await press('Continue')
  if (step >= 3) {
    await userEvent.click(screen.getByRole('radio', { name: 'Instagram' }))
    await press('Continue')
  }
  if (step >= 4) await press('Skip for now')
  if (step >= 5) {
    await press('Continue')
    await screen.findByRole('heading', { name: 'Welcome Gift!' })
  }
}
