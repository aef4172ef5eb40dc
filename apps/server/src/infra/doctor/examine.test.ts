import { expect, test } from 'vitest'
import { describeFindings } from './describe-findings.ts'
import { examine } from './examine.ts'
import type { Finding } from './finding.ts'

test('all parts are looked at, one that fails says why and one that hangs is not waited for', async () => {
  const refused = Object.assign(new TypeError('fetch failed'), {
    cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }),
  })
  const findings = await examine(
    [
      { part: 'A', check: async () => ({ part: 'A', state: 'ready', words: 'Fine.' }) },
      { part: 'B', check: () => Promise.reject(refused) },
      { part: 'C', check: () => new Promise(() => {}) },
    ],
    { withinMs: 50 },
  )
  expect(findings).toEqual([
    { part: 'A', state: 'ready', words: 'Fine.' },
    { part: 'B', state: 'broken', words: 'Does not work: nobody listens at that address.' },
    { part: 'C', state: 'broken', words: 'Does not work: it does not answer in time.' },
  ])
})

test('the page has a line for each part, what to do below it, and a sum', () => {
  const findings: Finding[] = [
    { part: 'Database', state: 'ready', words: 'Embedded.' },
    { part: 'Messages', state: 'off', words: 'Written to the log.' },
    { part: 'Address', state: 'attention', words: 'Not safe.', remedy: 'Set PUBLIC_URL.' },
    { part: 'Pictures', state: 'broken', words: 'Gone.' },
  ]
  expect(describeFindings(findings)).toEqual([
    '  ready      Database  Embedded.',
    '  off        Messages  Written to the log.',
    '! attention  Address   Not safe.',
    '                       → Set PUBLIC_URL.',
    '✗ broken     Pictures  Gone.',
    '',
    '1 ready, 1 not configured, 1 to look at, 1 broken.',
  ])
})
