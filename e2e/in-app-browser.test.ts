import { expect } from '@playwright/test'
import { test } from './steps/journey.ts'

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const browsers = {
  Instagram: `${iPhone} Mobile/22D63 Instagram 370.0.0.25.74 (iPhone16,1; iOS 18_3; en_GB; scale=3.00)`,
  TikTok: `${iPhone} Mobile/22D63 musical_ly_38.9.0 BytedanceWebview/d8a21c6`,
  Facebook: `${iPhone} Mobile/22D63 [FBAN/FBIOS;FBAV/503.0.0.63.105;FBDV/iPhone16,1;FBLC/en_GB]`,
}
const onlyInTheApp = [
  '/',
  '/dresses',
  '/history',
  '/premium',
  '/settings',
  '/wedding-upload',
  '/camera',
  '/faq',
]

for (const [name, userAgent] of Object.entries(browsers)) {
  test.describe(name, () => {
    test.use({ userAgent })

    test(`a person in the browser of ${name} sees the site and nothing of the app`, {
      tag: ['@SHELL-12', '@SHELL-13', '@SHELL-32', '@SHELL-34', '@SHELL-35', '@INFO-06', '@INFO-09'],
    }, async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      const paths = name === 'Instagram' ? ['/landing', ...onlyInTheApp, '/anything'] : ['/', '/history']
      for (const path of paths) {
        await page.goto(path)
        await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible()
      }
      for (const [path, title] of Object.entries({
        '/privacy': 'Privacy',
        '/terms': 'Terms of use',
        '/support': 'Support',
      })) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      }
      await page.goto('/try')
      await expect(page.locator('body')).toHaveText('')

      expect(asked.filter(isOfTheApp)).toEqual([])
      expect(await page.evaluate(() => localStorage.length)).toBe(0)
    })
  })
}

/** The site's one script, which decides that this is no visit to the app, stands in the page. */
function isOfTheApp(path: string): boolean {
  return path.startsWith('/api/') || path.endsWith('.js')
}
