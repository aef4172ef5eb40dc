import { readFileSync } from 'node:fs'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { expectNoAccount } from '#testing/expect-no-account.ts'
import { refusal } from '#testing/serve-api.ts'
import { everythingAnswered, forgetEverything } from '#testing/show.tsx'
import { goTo, heading, openOnboarding, press } from './testing/open-onboarding.tsx'

forgetEverything()

/** What is announced, which is also how far the line is drawn. */
const percent = () => {
  const bar = screen.getByRole('progressbar')
  const announced = bar.getAttribute('aria-valuenow')
  expect((bar.firstElementChild as HTMLElement).style.width).toBe(`${announced}%`)
  return announced
}

test('a browser, which has nothing to allow, is led from the welcome to the gift in four steps', {
  tags: ['ONB-04', 'ONB-05', 'ONB-09', 'ONB-11', 'MEMB-11'],
}, async () => {
  const { onFinished } = openOnboarding()
  expect(heading().textContent).toBe('Welcome')
  expect(percent()).toBe('25')
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  await press('Continue')
  expect(heading().textContent).toBe('How Did You Find Us?')
  expect(percent()).toBe('50')
  await userEvent.click(screen.getByRole('radio', { name: 'Other' }))
  await press('Continue')
  expect(heading().textContent).toBe('Want to make your mom smile?')
  expect(percent()).toBe('75')
  expect(screen.getByRole('button', { name: 'Share' })).toBeTruthy()
  await press('Skip for now')
  expect(heading().textContent).toBe('Welcome Gift!')
  expect(percent()).toBe('100')
  expect(screen.getByText(/^5 changes are on us, for a style, a dress or a hair colour each\./)).toBeTruthy()
  await press('Start with 5 Free Styles')
  expect(onFinished).toHaveBeenCalledExactlyOnceWith('start')
})

test('a page that is loaded again goes on at the step where it was', async () => {
  openOnboarding()
  await goTo(3)
  cleanup()
  openOnboarding()
  expect(heading().textContent).toBe('Want to make your mom smile?')
  await press('Back')
  expect(heading().textContent).toBe('How Did You Find Us?')
  cleanup()
  openOnboarding()
  expect(heading().textContent).toBe('How Did You Find Us?')
})

test('where the session keeps no number the welcome comes first', () => {
  sessionStorage.setItem('ever-after.onboarding-step', '"account"')
  openOnboarding()
  expect(heading().textContent).toBe('Welcome')
})

test.each([1, 2, 3, 4])('step %i asks for no account', { tags: ['SHELL-06', 'MEMB-01'] }, async (step) => {
  openOnboarding()
  await goTo(step)
  expectNoAccount()
})

test('the gift can also lead to the subscription', { tags: ['ONB-11'] }, async () => {
  const { onFinished } = openOnboarding()
  await goTo(4)
  await press('Subscribe Now')
  expect(onFinished).toHaveBeenCalledExactlyOnceWith('subscribe')
})

test('Back leads from every step to the one before, with the answer kept', { tags: ['ONB-02'] }, async () => {
  openOnboarding()
  await goTo(4)
  const seen: string[][] = []
  for (let step = 4; step > 1; step--) {
    await press('Back')
    seen.push([heading().textContent, percent() ?? ''])
    if (step === 3) expect(screen.getByRole('radio', { name: 'Instagram', checked: true })).toBeTruthy()
  }
  expect(seen).toEqual([
    ['Want to make your mom smile?', '75'],
    ['How Did You Find Us?', '50'],
    ['Welcome', '25'],
  ])
})

test('each step takes the focus and is announced', async () => {
  openOnboarding()
  expect(document.activeElement).toBe(heading())
  await press('Continue')
  expect(document.activeElement).toBe(heading())
  expect(screen.getByRole('status').textContent).toBe('Step 2 of 4')
})

test('a step slides in for 400 ms from the side that it lies on, unless less motion is preferred', {
  tags: ['ONB-03'],
}, async () => {
  openOnboarding()
  const seen = new Set<Element | null>()
  const expectSlide = async (from: string) => {
    const panel = await vi.waitFor(() => {
      const shown = heading().parentElement as HTMLElement
      expect(seen).not.toContain(shown)
      return shown
    })
    seen.add(panel)
    expect(panel.className).toContain('animate-slide-in motion-reduce:animate-none')
    expect(panel.style.animationDuration).toBe('400ms')
    expect(panel.style.getPropertyValue('--slide-from')).toBe(from)
  }
  await expectSlide('100%')
  for (const way of ['Continue', 'Continue', 'Skip for now']) {
    const answer = screen.queryByRole('radio', { name: 'Instagram' })
    if (answer) await userEvent.click(answer)
    await press(way)
    await expectSlide('100%')
  }
  for (let step = 4; step > 1; step--) {
    await press('Back')
    await expectSlide('-100%')
  }
  const tokens = readFileSync(`${import.meta.dirname}/../../../../../packages/ui/src/tokens.css`, 'utf8')
  expect(tokens).toContain('--animate-slide-in: slide-in 400ms ')
  const [, from] = tokens.match(/@keyframes slide-in \{\s*from \{([^}]*)\}/) ?? []
  expect(from).toContain('transform: translateX(var(--slide-from));')
})

test('the question has six answers and waits for one', { tags: ['ONB-06', 'ONB-07'] }, async () => {
  openOnboarding()
  await goTo(2)
  const answers = screen.getAllByRole<HTMLInputElement>('radio')
  expect(answers.map(({ labels }) => labels?.[0].textContent)).toEqual([
    'TikTok',
    'Instagram',
    'Friend/Family',
    'App Store Search',
    'Other Social Media',
    'Other',
  ])
  expect(screen.getByRole('button', { name: 'Continue' }).hasAttribute('disabled')).toBe(true)
  await userEvent.click(screen.getByRole('radio', { name: 'TikTok' }))
  expect(screen.getByRole('button', { name: 'Continue' }).hasAttribute('disabled')).toBe(false)
})

test.each(['TikTok', 'Other Social Media'])(
  'the answer %s is sent with its time',
  {
    tags: ['API-14', 'ONB-08'],
  },
  async (source) => {
    const { calls } = openOnboarding()
    await goTo(2)
    const sent = () =>
      calls.flatMap(({ route, body }) => (route === 'POST /api/analytics/discovery-source' ? [body] : []))
    for (const name of ['Other', source]) await userEvent.click(screen.getByRole('radio', { name }))
    expect(sent()).toEqual([])
    await press('Continue')
    expect(sent()).toEqual([{ source, timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/) }])
    const { timestamp: sentAt } = sent()[0] as { timestamp: string }
    expect(Math.abs(Date.now() - Date.parse(sentAt))).toBeLessThan(60_000)
  },
)

test.each([
  ['refused', () => refusal(500, 'internal', 'no')],
  [
    'lost',
    () => {
      throw new TypeError('offline')
    },
  ],
])('an answer that is %s does not hold anybody up', { tags: ['ONB-08'] }, async (_, answer) => {
  openOnboarding({ 'POST /api/analytics/discovery-source': answer })
  await goTo(3)
  expect(heading().textContent).toBe('Want to make your mom smile?')
})

test('a picture that cannot be loaded is hidden', { tags: ['ONB-16', 'SHELL-68'] }, async () => {
  openOnboarding()
  const region = screen.getByRole('region', { name: 'Welcome' })
  const pictures = await vi.waitFor(() => {
    const found = region.querySelectorAll('img')
    expect(found).toHaveLength(4)
    return found
  })
  expect([...pictures].map((picture) => picture.getAttribute('src')).slice(0, 3)).toEqual([
    '/Dunes.webp',
    '/Roses.webp',
    null,
  ])
  for (const [at, picture] of pictures.entries()) {
    expect(picture.hidden).toBe(false)
    fireEvent.error(picture)
    expect([at, picture.hidden]).toEqual([at, true])
  }
})

test('pictures of a couple who may be shown stand in the place of the catalogue’s', async () => {
  openOnboarding({}, ['/site/a.webp', '/site/b.webp', '/site/c.webp', '/site/d.webp', '/site/e.webp'])
  await everythingAnswered()
  const sources = () =>
    [...screen.getByRole('region', { name: 'Welcome' }).querySelectorAll('img')].map((picture) =>
      picture.getAttribute('src'),
    )
  expect(sources()).toEqual(['/site/a.webp', '/site/b.webp', null, null, null])
  await press('Continue')
  expect(sources()).toEqual(['/site/a.webp', '/site/b.webp', '/site/c.webp', null, null])
})

test('without any styles the steps work on', async () => {
  openOnboarding({ 'GET /api/config/wedding-styles': refusal(500, 'internal', 'no') })
  await goTo(2)
  await everythingAnswered()
  expect(within(screen.getByRole('region', { name: 'Welcome' })).queryByRole('img')).toBeNull()
  expect(heading().textContent).toBe('How Did You Find Us?')
})
