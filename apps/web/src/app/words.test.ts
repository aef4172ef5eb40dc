import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const source = `${import.meta.dirname}/..`

/** Every text of the app as it is written in its copy; `{…}` stands for what is filled in. */
function textsWith(pattern: RegExp): string[] {
  const texts = globSync('**/*copy.ts', { cwd: source }).flatMap(
    (file) => readFileSync(`${source}/${file}`, 'utf8').match(/(['`])(?:(?!\1).)+\1/g) ?? [],
  )
  expect(texts.length).toBeGreaterThan(500)
  return [...new Set(texts.filter((text) => pattern.test(text)))]
    .map((text) => text.slice(1, -1).replaceAll('${', '{'))
    .toSorted()
}

test('what a couple has is counted in changes and in portraits; all else is the specification’s own words, the catalogue’s styles or pictures to choose from', () => {
  const counted =
    /(?:\$\{(?!brand)[^}]+\}|\b\d+|\bfree|\bbonus|\bextra|\bweekly)\+?[ \u00a0](?:wedding )?(?:photo|picture|style|creation|enhancement|generation|transformation|credit|try-on)s?\b/i
  expect(textsWith(counted)).toEqual([
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
    '{count} pictures to choose from, for one change.',
    '{count}+ styles',
  ])
})

test('the spelling is British, as "hair colour" in the specification, whose "Favorites" and "mom" stay as they are', () => {
  expect(textsWith(/\b(?:color|gray|center|jewelry|canceled|favou?rit)/i)).toEqual([
    'Favorite: {name}',
    'Favorites',
    'No favorites yet. The heart beside a dress keeps it here.',
    'Your Favorites and your choices in the app: on your device only.',
    'in Favorites',
  ])
})
