import type { Server } from 'node:http'
import { expect, type Page } from '@playwright/test'
import { choosePhoto } from './steps/choose-photo.ts'
import { sendCommand } from './steps/control.ts'
import { test } from './steps/journey.ts'
import { skipToStyles, tryStyle } from './steps/make-picture.ts'
import { openShell } from './steps/open-shell.ts'
import { holdPhone } from './steps/phone.ts'
import { shellOrigin } from './steps/ports.ts'

test.use({ baseURL: shellOrigin })
let shell: Server
test.beforeAll(async () => {
  shell = await openShell()
})
test.afterAll(() => {
  shell.close()
})

test('the app in a phone asks it for what it needs, saves to its album and follows its links', {
  tag: [
    '@SHELL-01',
    '@SHELL-12',
    '@SHELL-13',
    '@ONB-10',
    '@ONB-15',
    '@NATIVE-01',
    '@NATIVE-04',
    '@NATIVE-12',
    '@NATIVE-13',
    '@NATIVE-16',
    '@NATIVE-17',
  ],
}, async ({ page, context }) => {
  const phone = await holdPhone(context)
  const asked = () => phone.calls.map(({ method }) => method)
  const registered = page.waitForRequest('**/api/notifications/register')
  await page.goto('/')
  await passWelcome(page)
  expect(asked()).toEqual(expect.arrayContaining(['Media.getAlbums', 'FirebaseMessaging.requestPermissions']))
  expect((await registered).postDataJSON()).toMatchObject({
    fcmToken: 'token-of-this-phone',
    platform: 'ios',
  })
  expect(phone.preferences.get('ever-after.device-id')).not.toMatch(/^"web-/)
  expect(await page.evaluate(() => localStorage.getItem('ever-after.auth-token'))).toBeNull()
  expect(asked()).toContain('PrivacyScreen.enable')

  await page.getByRole('region', { name: 'Garden' }).getByRole('button').first().click()
  await choosePhoto(page, 1)
  await choosePhoto(page, 2)
  await skipToStyles(page)
  await tryStyle(page)

  const token: string = JSON.parse(phone.preferences.get('ever-after.auth-token') ?? '""')
  await sendCommand({ do: 'subscribe', token, days: 7 })
  await page.goto('/history')
  await page.getByRole('region', { name: 'Today' }).getByRole('button').click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Image saved to photo library')).toBeVisible()
  expect(phone.calls.find(({ method }) => method === 'Media.savePhoto')).toMatchObject({
    options: { albumIdentifier: 'album-1' },
  })
  await expect.poll(asked).toContain('PrivacyScreen.disable')

  await phone.send(page, 'App.appUrlOpen', { url: 'everafter://premium' })
  await expect(page).toHaveURL(/\/premium$/)
})

async function passWelcome(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('App Store Search').click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Start with 5 Free Styles' }).click()
  const offer = page.getByRole('dialog', { name: 'Go Premium Now!' })
  await offer.getByRole('button', { name: 'Maybe Later' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Choose a style' }).click()
}
