import type { Page } from '@playwright/test'
import { inTurn, press } from '../press.ts'
import type { Scene } from '../scene.ts'
import { purchaseFails } from './purchases.ts'

const choose = (page: Page) => page.getByText('Friend/Family').click()
const steps = [press('Continue'), inTurn(choose, press('Continue')), press('Skip for now')]
const heading = (name: string) => (page: Page) => page.getByRole('heading', { name }).waitFor()
const titles = ['Welcome', 'How Did You Find Us?', 'Want to make your mom smile?', 'Welcome Gift!']

export const onboardingScenes: readonly Scene[] = [
  ...titles.map((title, at) => step({ name: `onboarding-${at + 1}`, shows: title, act: onwards(at) })),
  step({
    name: 'onboarding-2-chosen',
    layout: 'onboarding-2',
    shows: 'How Did You Find Us?',
    choices: 'label:has(input[type=radio])',
    act: inTurn(onwards(1), choose),
  }),
  step({
    name: 'onboarding-5-popup',
    shows: 'Try 5 wedding styles today, completely free!',
    act: inTurn(onwards(3), press('Start with 5 Free Styles'), press('Maybe Later')),
  }),
  step({ name: 'onboarding-5-offer', shows: 'Maybe Later', act: inTurn(onwards(3), press('Subscribe Now')) }),
  step({
    name: 'onboarding-5-intro',
    layout: 'onboarding-5-offer',
    remembers: ['otherPrices'],
    shows: 'First month $8.99, then',
    act: inTurn(onwards(3), press('Subscribe Now')),
  }),
  step({
    name: 'onboarding-5-plain',
    layout: 'onboarding-5-offer',
    remembers: ['triedBefore'],
    shows: 'Premium Yearly',
    act: inTurn(onwards(3), press('Subscribe Now')),
  }),
  step({
    name: 'onboarding-5-no-prices',
    complains: purchaseFails,
    shows: 'The store does not tell its prices right now',
    failing: ['**/sandbox-store/**'],
    act: inTurn(onwards(3), press('Subscribe Now')),
  }),
]

function step(scene: Omit<Scene, 'face' | 'path' | 'device'>): Scene {
  return { face: 'full', path: '/', device: 'new', ...scene }
}

/** Past this many steps. */
function onwards(count: number) {
  return inTurn(...steps.slice(0, count).flatMap((act, at) => [act, heading(titles[at + 1])]))
}
