import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { serveApi } from '#testing/serve-api.ts'
import { forgetEverything, show } from '#testing/show.tsx'
import { FaqPage } from './faq-page.tsx'
import { PrivacyPage } from './privacy-page.tsx'
import { defaultSettings } from './site-settings.ts'
import { SupportPage } from './support-page.tsx'
import { TermsPage } from './terms-page.tsx'
import { useSiteSettings } from './use-site-settings.ts'

forgetEverything()

const settings = { ...defaultSettings, supportEmail: 'help@example.com' }
const nobody = { couple: [], dress: [], portrait: [], storage: [], hair: [] }
const elsewhere = {
  couple: ['Google', 'fal'],
  dress: ['fal'],
  portrait: [],
  storage: ['Amazon'],
  hair: ['Cloudinary'],
}

/** The privacy page of a deployment, in words. */
const readPrivacy = (rest: Partial<typeof settings>) => {
  show(<PrivacyPage settings={{ ...settings, ...rest }} />)
  return textOf(document.body)
}
const textOf = (node: Element) => node.textContent ?? ''

/** The answer below a question, once the question is opened. */
async function openAnswer(question: string): Promise<string> {
  const summary = screen.getByText(question)
  const details = summary.closest('details')
  if (!details) throw new Error('The question does not open anything.')
  expect(details.open).toBe(false)
  await userEvent.click(summary)
  expect(details.open).toBe(true)
  return textOf(details)
}

test('questions open their answers', { tags: ['INFO-01'] }, async () => {
  show(<FaqPage settings={settings} />)
  expect(document.querySelectorAll('details[open]')).toHaveLength(0)
  expect(await openAnswer('Is it free?')).toContain('You begin with 5 free changes.')
})

test('a change is not told to be a single picture, of which a style may give several', async () => {
  show(<FaqPage settings={settings} />)
  expect(await openAnswer('Is it free?')).toContain(
    'You spend one on each wedding style, dress or hair colour you try, however many pictures it gives.',
  )
  cleanup()
  show(<TermsPage settings={settings} />)
  expect(textOf(document.body)).toContain(
    'A change is spent when a style, a dress or a hair colour gives its first picture',
  )
})

test('support replies within 24-48 hours', { tags: ['INFO-02'] }, async () => {
  show(<FaqPage settings={settings} />)
  expect(await openAnswer('How soon does support reply?')).toContain('Within 24-48 hours')
})

test('failed changes bring an extra 3 free changes when asked for by e-mail', {
  tags: ['INFO-03', 'MEMB-13'],
}, async () => {
  show(<FaqPage settings={settings} />)
  const answer = await openAnswer('What if a picture fails?')
  expect(answer).toContain(
    'If changes were lost on pictures that failed, write to help@example.com and we give you an extra 3 free changes',
  )
  cleanup()
  show(<SupportPage settings={settings} />)
  expect(textOf(document.body)).toContain(
    'If changes were lost on pictures that failed, ask us by email and we give you an extra 3 free changes',
  )
})

test('the subscription is yearly or weekly and ends in the App Store', { tags: ['INFO-04'] }, async () => {
  show(<FaqPage settings={settings} />)
  const answer = await openAnswer('How does the subscription work?')
  expect(answer).toContain('a yearly or weekly subscription')
  expect(answer).toContain('you can cancel it anytime via the App Store')
})

test('the privacy page names the minimum age and the days of this deployment', { tags: ['INFO-05'] }, () => {
  show(<PrivacyPage settings={{ ...settings, photoRetentionDays: 1, resultRetentionDays: 90 }} />)
  const text = textOf(document.body)
  expect(text).toContain('The minimum age for Ever After is 13.')
  expect(text).toContain('We delete photos you add after 1 day, finished pictures after 90 days.')
  expect(text).toContain('Face measurements are computed, compared and discarded. None is stored.')
  expect(text).not.toMatch(/[{}]/)
})

test('where the studio draws, the privacy page says that no other company gets a photo', () => {
  const text = readPrivacy({ photoCompanies: nobody, messageCompanies: [] })
  expect(text).toContain('No other company gets your photos to make a picture.')
  expect(text).toContain('All of it is on our server')
  expect(text).toContain('At present we send no messages.')
  expect(text).not.toMatch(/other companies|did not load|carry its words/)
})

test('where companies draw, the privacy page names each with what it gets', () => {
  const text = readPrivacy({ photoCompanies: elsewhere, messageCompanies: ['Apple', 'Google'] })
  expect(text).toContain('To draw some of your pictures, we send photos to Google and fal.')
  expect(text).toContain('Wedding pictures: both portraits may go to Google and fal.')
  expect(text).toContain('Dress try-ons: your photo and that of the dress may go to fal.')
  expect(text).not.toContain('Enhanced portraits:')
  expect(text).toContain('Photos and pictures are stored with Amazon')
  expect(text).toContain('Photos for hair colours arrive at Cloudinary')
  expect(text).toContain('Apple and Google carry its words to your phone')
  expect(text).toContain('None is stored.')
  expect(text).not.toMatch(/No other company|All of it is on our server|no messages|[{}]/)
})

test('while nothing is known of the deployment, the privacy page claims neither', () => {
  const text = readPrivacy({})
  expect(text).toContain('Whether other companies help to draw did not load.')
  expect(text).not.toMatch(/No other company|All of it is on our|no messages|may go to/)
})

test('the questions name the companies where there are any', async () => {
  show(<FaqPage settings={{ ...settings, photoCompanies: elsewhere }} />)
  expect(await openAnswer('What happens to our photos?')).toContain('we send photos to Google and fal.')
})

test('terms and support are there and can be written to', { tags: ['INFO-06'] }, () => {
  show(<TermsPage settings={settings} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Terms of use')
  expect(screen.getByRole('link', { name: 'help@example.com' }).getAttribute('href')).toBe(
    'mailto:help@example.com?subject=Help%20with%20Ever%20After',
  )
  show(<SupportPage settings={settings} />)
  expect(screen.getByRole('link', { name: 'Write to support' }).getAttribute('href')).toBe(
    'mailto:help@example.com?subject=Help%20with%20Ever%20After',
  )
})

test.each([
  ['questions', FaqPage],
  ['privacy', PrivacyPage],
  ['terms', TermsPage],
  ['support', SupportPage],
])(
  'the %s page promises no collections of styles, which not every deployment sets aside',
  {
    tags: ['MEMB-07', 'A58'],
  },
  (_name, Page) => {
    show(<Page settings={settings} />)
    expect(textOf(document.body)).not.toMatch(/collection/i)
  },
)

test('support without its address says so instead of a letter to nobody', () => {
  show(<SupportPage settings={{ ...settings, supportEmail: '' }} />)
  expect(screen.getByRole('alert').textContent).toContain('Our address did not load')
  expect(screen.queryByRole('link', { name: 'Write to support' })).toBeNull()
})

test('inside the app a page leads back, on the site to the start', async () => {
  const onBack = vi.fn()
  show(<PrivacyPage settings={settings} onBack={onBack} />)
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(onBack).toHaveBeenCalledOnce()
  show(<TermsPage settings={settings} />)
  expect(screen.getByRole('link', { name: 'Ever After, start page' }).getAttribute('href')).toBe('/landing')
})

test('inside the app the pages take their values from the server', async () => {
  serveApi({ 'GET /app-config.json': { supportEmail: 'us@example.com', photoRetentionDays: 3 } })
  show(<Told />)
  await screen.findByText('us@example.com keeps 3 days')
  expect(within(document.body).queryByText(/undefined/)).toBeNull()
})

function Told() {
  const { supportEmail, photoRetentionDays } = useSiteSettings()
  return (
    <p>
      {supportEmail} keeps {photoRetentionDays} days
    </p>
  )
}
