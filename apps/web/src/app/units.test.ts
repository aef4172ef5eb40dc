import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const source = `${import.meta.dirname}/..`

/** Every text of the app that counts something else than changes and portraits, as it is written. */
function otherUnits(): string[] {
  const counted =
    /(?:\$\{(?!brand)[^}]+\}|\b\d+|\bfree|\bbonus|\bextra|\bweekly)\+?[ \u00a0](?:wedding )?(?:photo|picture|style|creation|enhancement|generation|transformation|credit|try-on)s?\b/i
  const texts = globSync('**/*copy.ts', { cwd: source }).flatMap((file) =>
    readFileSync(`${source}/${file}`, 'utf8').match(/(['`])(?:(?!\1).)+\1/g),
  )
  return [...new Set(texts.filter((text) => text !== null && counted.test(text)))]
    .map((text) => text?.slice(1, -1).replaceAll('${', '{') ?? '')
    .toSorted()
}

test('what a couple has is counted in changes and in portraits; all else is the specification’s own words or the catalogue’s styles', () => {
  expect(otherUnits()).toEqual([
    '10 generations / 10 credits',
    'Bonus Credits',
    'Bonus Credits are for Premium',
    'Bonus credits added to your account',
    'Bonus transformations not available',
    'Everyone begins with {limits.freeChanges + limits.welcomeChanges} changes: {limits.freeChanges} free style changes and {limits.welcomeChanges} more as a welcome gift. Premium is for those who want to go on.',
    'Start with 5 Free Styles',
    'They come back when your next week begins. Bonus Credits go on from here, and stay until you use them.',
    'Try 5 wedding styles today, completely free!',
    'Weekly wedding photos',
    '{count}+ styles',
  ])
})
