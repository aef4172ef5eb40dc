import { sitePlaceholders } from '@ever-after/contract'
import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { fillPage } from './fill-page.ts'

const fill = (page: string, env: Record<string, string> = {}) =>
  fillPage(page, readConfig({ NODE_ENV: 'production', ...env }))

const line = (name: string) =>
  `<p data-when="${name}" hidden=""><a href="${sitePlaceholders.appStoreUrl}">x</a></p>`

test('days of keeping are the configured ones wherever they stand', { tags: ['INFO-06'] }, () => {
  const page =
    'kept <span data-setting="photoRetention">30 days</span>, <span data-setting="resultRetention">365 days</span>'
  expect(fill(page, { PHOTO_RETENTION_DAYS: '1', RESULT_RETENTION_DAYS: '90' })).toBe(
    'kept <span data-setting="photoRetention">1 day</span>, <span data-setting="resultRetention">90 days</span>',
  )
  expect(fill('<span data-setting="other">as drawn</span>')).toContain('as drawn')
})

test('addresses are of this deployment', () => {
  const page = `<link href="${sitePlaceholders.origin}/terms"><a href="mailto:${sitePlaceholders.supportEmail}">`
  expect(fill(page, { PUBLIC_URL: 'https://wed.example/', SUPPORT_EMAIL: 'help@wed.example' })).toBe(
    '<link href="https://wed.example/terms"><a href="mailto:help@wed.example">',
  )
})

test('the App Store link is there once its address is configured', { tags: ['INFO-07'] }, () => {
  expect(fill(line('appStore'))).toBe('')
  expect(fill(line('appStore'), { APP_STORE_URL: 'https://apps.apple.com/app/id1?a=1&b=2' })).toBe(
    '<p><a href="https://apps.apple.com/app/id1?a=1&amp;b=2">x</a></p>',
  )
})

test('the way into the preview is there where the preview is allowed', () => {
  expect(fill(line('preview'))).toBe('')
  expect(fill(line('preview'), { ALLOW_PREVIEW: '1' })).toContain('<p><a')
})

test('a page can be installed as the app where a browser may open the app, and nowhere else', () => {
  const page =
    '<link rel="icon" href="/icon.svg"/><link rel="manifest" href="/app.webmanifest"/><title>x</title>'
  expect(fill(page)).toBe('<link rel="icon" href="/icon.svg"/><title>x</title>')
  expect(fill(page, { ALLOW_PREVIEW: '1' })).toBe(page)
})

test('no value of a deployment can break out of a page', () => {
  const config = { ...readConfig({}), supportEmail: '"><script>$&' }
  expect(fillPage(`<a href="mailto:${sitePlaceholders.supportEmail}">`, config)).toBe(
    '<a href="mailto:&quot;>&lt;script>$&amp;">',
  )
})

const hosted = {
  ENGINE_COUPLE: 'google:gemini-3-pro-image,studio',
  GOOGLE_API_KEY: 'never told',
}
const lines =
  '<p data-when="drawnHere" hidden="" class="soft">here</p><p data-when="drawnElsewhere" hidden="" class="soft">by <span data-setting="drawing"></span></p><p data-when="drawnUnknown" hidden="">not known</p>'

test('a page says who draws: the server alone, or companies by name', () => {
  expect(fill(lines)).toBe('<p class="soft">here</p>')
  expect(fill(lines, hosted)).toBe('<p class="soft">by <span data-setting="drawing">Google</span></p>')
})
