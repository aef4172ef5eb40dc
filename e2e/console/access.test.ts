import { consoleSessionKeys, operatorVerify } from '@ever-after/contract'
import { expect } from '@playwright/test'
import { enterPassword, openTab, sessionOf, test } from '../steps/console.ts'
import { answered, anyOf } from '../steps/journey.ts'
import { operatorPassword, secondPort } from '../steps/ports.ts'

test('who is not logged in is led to the login, and from there home', {
  tag: ['@SHELL-31', '@ADMIN-02', '@ADMIN-04', '@ADMIN-05', '@ADMIN-09'],
}, async ({ page }) => {
  await page.goto('/admin/analytics')
  await expect(page).toHaveURL(/\/admin\/login$/)
  await expect(page.getByRole('button', { name: 'Login' })).toBeDisabled()
  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect(page).toHaveURL(/\/landing$/)
})

test.describe('a password or a token that is wrong', () => {
  test.use({ deliberate: [anyOf(answered(401), /^ApiError: 401/)] })

  test('leads nowhere and says so, and the right password leads in', {
    tag: ['@SHELL-01', '@ADMIN-01', '@ADMIN-06', '@ADMIN-07', '@ADMIN-08'],
  }, async ({ page }) => {
    await page.goto('/admin/analytics')
    await enterPassword(page, 'not the password')
    await expect(page.getByText('Invalid password')).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/login$/)
    await enterPassword(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Live Styles' })).toBeVisible()
    await page.reload()
    const button = (name: string | RegExp) => page.getByRole('button', { name })
    for (const work of ['Add Category', /^Add Style to /, /^Popular: /, 'Reorder Categories'])
      await expect(button(work).first()).toBeAttached()
    await openTab(page, 'Dresses')
    await expect(button('Add Dress')).toBeVisible()
    await openTab(page, 'Tester')
    await expect(button('Test styles')).toBeVisible()
    await openTab(page, 'Analytics')
    await expect(page.getByRole('table', { name: 'Style ranking' })).toBeVisible()
    await openTab(page, 'Archive')
    await expect(button('Clear Archive').or(page.getByText('Nothing is archived')).first()).toBeVisible()
  })

  test('is forgotten when it is a token', { tag: ['@ADMIN-10', '@ADMIN-11'] }, async ({ page }) => {
    await page.goto('/admin/login')
    await page.evaluate((key) => sessionStorage.setItem(key, 'o_somebody'), consoleSessionKeys.operatorToken)
    await page.goto('/admin/archive')
    await expect(page).toHaveURL(/\/admin\/login$/)
    expect(
      await page.evaluate((key) => sessionStorage.getItem(key), consoleSessionKeys.operatorToken),
    ).toBeNull()
  })
})

test('an operator who logs out leaves nothing behind that lets anybody in', async ({ page }) => {
  await page.goto('/admin/login')
  await enterPassword(page)
  await page.getByRole('heading', { level: 1, name: 'Live Styles' }).waitFor()
  const session = await sessionOf(page)
  expect(await session(operatorVerify, {})).toMatchObject({ isAdmin: true })
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/admin\/login$/)
  await expect(session(operatorVerify, {})).rejects.toThrow(/^401/)
  await page.goBack()
  await expect(page).toHaveURL(/\/admin\/login$/)
  await expect(page.getByLabel('Password')).toHaveValue('')
})

test.describe('after five wrong passwords', () => {
  // The lock is of a whole server, so it is one that nobody else needs.
  test.use({ baseURL: `http://127.0.0.1:${secondPort}`, deliberate: [anyOf(answered(401), answered(429))] })
  test.beforeEach(({ secondServer }) => secondServer.start({ isNew: true }))

  test('even the right one has to wait, and the login says how long', {
    tag: ['@full', '@ADMIN-07', '@API-59'],
  }, async ({ page }) => {
    await page.goto('/admin/login')
    for (let guess = 1; guess <= 5; guess++) {
      const refused = page.waitForResponse('**/api/admin/login')
      await enterPassword(page, `guess ${guess}`)
      expect((await refused).status()).toBe(401)
    }
    await enterPassword(page, operatorPassword)
    await expect(page.getByText('Too many attempts. Please try again in 15 minutes.')).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/login$/)
  })
})
