import { expect, type Page } from '@playwright/test'
import { belongTo } from './steps/buy.ts'
import { findCutOff } from './steps/find-cut-off.ts'
import { test } from './steps/journey.ts'
import { sampleUpload } from './steps/sample-photo.ts'

test.use({ locale: 'de-DE' })

test('a phone in German opens the app in German, from the welcome to Home, with prices and dates as Germans write them', async ({
  page,
}) => {
  await belongTo(page, 'control')
  await page.goto('/?app=preview')
  const press = (name: string) => page.getByRole('button', { name }).click()
  await expect(page.getByRole('heading', { name: 'Willkommen' })).toBeVisible()
  await expectWhole(page)
  await press('Weiter')
  await page.getByText('Freunde/Familie').click()
  await expectWhole(page)
  await press('Weiter')
  await expectWhole(page)
  await press('Jetzt nicht')
  await expect(page.getByText('5 Verwandlungen gehen auf uns')).toBeVisible()
  await expectWhole(page)
  await press('Mit 5 kostenlosen Stilen beginnen')
  const offer = page.getByRole('dialog', { name: 'Jetzt Premium holen!' })
  await expect(offer.getByText('3 Tage kostenlos')).toBeVisible()
  await expect(offer.getByText('49,99 $', { exact: true })).toBeVisible()
  await expect(offer.getByText('0,96 $ pro Woche')).toBeVisible()
  await press('Vielleicht später')
  await press('Stil aussuchen')
  await expect(page.getByRole('heading', { name: 'Traumhochzeiten' })).toBeVisible()
  await expect(page.getByText('Noch 5 Verwandlungen')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')

  await press('Hochzeitsbilder machen')
  await page.getByLabel('Foto auswählen: Erste Person').setInputFiles(await sampleUpload(1))
  await expect(page.getByText(/^Aufbewahrt bis \d+\. \p{L}+( \d{4})?$/u)).toBeVisible()
})

test('styles and dresses have German names and sentences, and are found by German and by English words', async ({
  page,
}) => {
  await openHome(page)
  const styles = page.getByRole('region', { name: 'Alle Stile' })
  await expect(styles.getByRole('heading', { name: 'Beliebt' })).toBeVisible()
  await expect(styles.getByRole('heading', { name: 'Am Strand' })).toBeVisible()
  const field = page.getByPlaceholder('Hochzeitsstile suchen …')
  for (const term of ['Kirche', 'church', 'weiße Kapelle', 'White Chapel']) {
    await field.fill(term)
    await expect(styles.getByRole('button', { name: 'Die weiße Kapelle' })).toBeVisible()
    await expect(styles.getByText('Türkisblauer Mittag')).toBeHidden()
  }
  await field.fill('zwei Bräute')
  await expect(page.getByText(/Jeden Stil gibt es für zwei Bräute/)).toBeVisible()
  await field.fill('Weiße Kapelle')
  await styles.getByRole('button', { name: 'Die weiße Kapelle' }).click()
  await expect(page.getByText('Die weiße Kapelle')).toBeVisible()

  await page.goto('/dresses')
  await page.getByPlaceholder('Brautkleider suchen …').fill('snowdrop')
  await expect(page.getByText('Schneeglöckchen')).toBeVisible()
  await expect(page.getByText('alles aus Spitze, über einem schmalen Rock.')).toBeVisible()
})

test('who chooses English on a phone in German reads English from then on, and German again where it goes by the phone', async ({
  page,
}) => {
  await openHome(page)
  await page.getByRole('link', { name: 'Einstellungen' }).click()
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('English')
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('As on this phone')
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible()
})

test.describe('a phone in German that cannot fetch the German words', () => {
  test.use({ deliberate: [/Failed to load resource|The words of Deutsch did not load/] })

  test('opens the app in English', async ({ page }) => {
    await page.route(/\/assets\/de-[^/]+\.js$/, (route) => route.abort())
    await page.addInitScript(() => localStorage.setItem('onboarding-completed', 'true'))
    await page.goto('/?app=preview')
    await expect(page.getByRole('heading', { name: 'Dream Weddings' })).toBeVisible()
  })
})

for (const direction of ['ltr', 'rtl'])
  test(`the screens hold German words on a phone and on a narrow one, ${direction}`, async ({ page }) => {
    await openHome(page)
    const found: Record<string, string[]> = {}
    for (const path of [
      '/',
      '/wedding-upload',
      '/dresses',
      '/history',
      '/premium',
      '/settings',
      '/changes',
      '/faq',
      '/privacy',
      '/landing',
    ]) {
      await page.goto(path)
      await page.getByRole('heading').first().waitFor()
      await page.waitForLoadState('networkidle')
      await page.evaluate((dir) => {
        document.documentElement.dir = dir
      }, direction)
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 })
        found[`${path} at ${width}`] = await findCutOff(page)
      }
    }
    expect(Object.entries(found).filter(([, defects]) => defects.length > 0)).toEqual([])
  })

/** Nothing is cut off, once it stands still. */
async function expectWhole(page: Page): Promise<void> {
  await expect.poll(() => findCutOff(page)).toEqual([])
}

async function openHome(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('onboarding-completed', 'true'))
  await page.goto('/?app=preview')
  await page.getByRole('heading', { name: 'Traumhochzeiten' }).waitFor()
}
