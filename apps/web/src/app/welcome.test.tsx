import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { catalogueOf, statusOf, styleOf } from '../testing/builders.ts'
import { answerSheet, openStore } from '../testing/open-store.ts'
import { serveApi } from '../testing/serve-api.ts'
import { forgetEverything, show } from '../testing/show.tsx'
import Welcome from './welcome.tsx'

forgetEverything()
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

/** A first start in a deployment with a store, up to the end of the five steps. */
async function finishSteps(last: 'Subscribe Now' | 'Start with 5 Free Styles') {
  const { routes } = openStore()
  const status = statusOf()
  expect(window.localStorage.getItem('onboarding-completed')).toBeNull()
  const calls = serveApi({
    ...routes,
    'GET /api/config/wedding-styles': catalogueOf({ Beach: [styleOf('Dunes')] }),
    'GET /api/subscriptions/status': () => status,
    'POST /api/analytics/discovery-source': { success: true },
  })
  const onSettled = vi.fn()
  show(
    <Welcome onDone={vi.fn()} onSettled={onSettled}>
      <p>Home</p>
    </Welcome>,
  )
  await press('Continue')
  await userEvent.click(screen.getByRole('radio', { name: 'Instagram' }))
  await press('Continue')
  await press('Skip for now')
  expect(window.localStorage.getItem('onboarding-completed')).toBeNull()
  await press(last)
  await screen.findByRole('dialog', { name: 'Go Premium Now!' })
  return { calls, status, onSettled }
}

test('the gift leads to the offer, and Maybe Later to the free changes', {
  tags: ['ONB-01', 'ONB-12', 'ONB-13', 'ONB-14', 'PAY-18', 'SHELL-61', 'SHELL-68', 'A47', 'MEMB-11'],
}, async () => {
  const { onSettled } = await finishSteps('Start with 5 Free Styles')
  const offer = screen.getByRole('dialog', { name: 'Go Premium Now!' })
  expect(offer.querySelector('img')?.getAttribute('src')).toBe('/Dunes.webp')
  expect(window.localStorage.getItem('onboarding-completed')).toBe('true')
  await press('Maybe Later')
  await screen.findByRole('dialog', { name: 'Try 5 wedding styles today, completely free!' })
  expect(onSettled).not.toHaveBeenCalled()
  await press('Choose a style')
  expect(onSettled).toHaveBeenCalledOnce()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('Subscribe Now leads to the same offer, and a purchase is all set', {
  tags: ['ONB-13', 'ONB-17', 'PAY-01', 'PAY-18', 'A47', 'slow'],
}, async () => {
  const { status, calls } = await finishSteps('Subscribe Now')
  await press('Premium Yearly')
  expect(await answerSheet('buy')).toBe('wedding_photos_premium_yearly')
  status.hasActiveSubscription = true
  await screen.findByRole('dialog', { name: 'Welcome to Premium!' })
  await screen.findByRole('dialog', { name: "You're All Set!" })
  expect(calls.find(({ route }) => route === 'POST /api/analytics/exposure')?.body).toMatchObject({
    surface: 'full_screen',
    trigger: 'onboarding',
  })
})

test('a payment that fails leaves the offer without a word, and nothing is claimed', {
  tags: ['MEMB-57', 'ONB-13', 'A45'],
}, async () => {
  await finishSteps('Subscribe Now')
  await press('Premium Yearly')
  await answerSheet('fail')
  await screen.findByRole('dialog', { name: 'Try 5 wedding styles today, completely free!' })
  expect(screen.queryByRole('alert')).toBeNull()
})
