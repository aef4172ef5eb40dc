import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const source = `${import.meta.dirname}/..`
const filesWith = (pattern: RegExp) =>
  globSync('**/*.{ts,tsx}', { cwd: source })
    .filter((file) => !/\.test\.|testing\//.test(file))
    .filter((file) => pattern.test(readFileSync(`${source}/${file}`, 'utf8')))

test('only platform/native knows the phone’s plugins', () => {
  const files = filesWith(/['"]@(?:capacitor|revenuecat)/)
  expect(files.length).toBeGreaterThan(5)
  expect(files.filter((file) => !file.startsWith('platform/native/'))).toEqual([])
})

test('platform/native is loaded when it is needed and never with the page', () => {
  expect(filesWith(/^(?:import|export)(?! type).* from '.*\/native\//m)).toEqual([])
})
