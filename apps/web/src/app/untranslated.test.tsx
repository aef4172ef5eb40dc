// @module-tag slow
import { localKeys } from '@ever-after/contract'
import { cleanup, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { writeDressPhoto, writePartners, writeSelectedDress, writeSelectedStyle } from '#session'
import { showcase } from '../features/site/showcase.ts'
import { catalogueOf, idOf, partners, styleOf, twoVariationsOf } from '../testing/builders.ts'
import { makePseudo, plainWords } from '../testing/pseudo-words.ts'
import { serveApi } from '../testing/serve-api.ts'
import { everythingAnswered, forgetEverything, show } from '../testing/show.tsx'
import ConsumerApp from './consumer-app.tsx'
import { answersOfScreens } from './testing/answers-of-screens.ts'

const { english } = vi.hoisted(() => ({ english: new Set<object>() }))

// Words that a part of the app read when it was loaded stay as they were, and so are found.
vi.mock('#platform/words.ts', async (original) => ({
  ...(await original<object>()),
  words: (_: string, texts: object) => {
    english.add(texts)
    return texts
  },
}))

/** What operators wrote, names of companies and of the app, and languages. */
const namesOfOthers = [
  /^(Dunes|Waltz|Waltz in ivory satin\.|Beach)$/,
  /^(\P{ASCII}.* · )?Ever After$/u,
  /^(English|Deutsch)$/,
  /^(TikTok|Instagram)$/,
  /^help@example\.com$/,
]

const shownStyles = new Set(Object.values(showcase).flatMap((styles) => styles.map(({ name }) => name)))

forgetEverything()
beforeEach(() => {
  window.localStorage.setItem(localKeys.authToken, '"token"')
  window.localStorage.setItem(localKeys.onboardingCompleted, 'true')
  document.title = ''
})

async function open(path: string) {
  window.sessionStorage.clear()
  writeSelectedStyle('Dunes')
  writeSelectedDress('waltz')
  // Photos that were lost keep the words with which they were met.
  if (path !== '/wedding-upload') writePartners(partners)
  writeDressPhoto(partners[0].photo)
  window.history.replaceState(null, '', path)
  serveApi({
    ...answersOfScreens(),
    'GET /api/config/wedding-styles': catalogueOf({
      Beach: [styleOf('Dunes', { variations: twoVariationsOf('Dunes') })],
    }),
    'GET /api/me/ledger': { entries: [], next: null },
  })
  show(<ConsumerApp samplePhotos={[]} />)
  await everythingAnswered()
  await screen.findAllByRole('heading')
  await everythingAnswered()
}

/** Each screen is loaded in English once, since what is loaded only then must be among the words. */
async function openInPseudo(path: string) {
  await open(path)
  cleanup()
  for (const words of english) makePseudo(words)
  english.clear()
  await open(path)
}

const strangers = () =>
  plainWords(document).filter(
    (text) => !namesOfOthers.some((name) => name.test(text)) && !shownStyles.has(text),
  )

test.for([
  ['/'],
  ['/dresses'],
  ['/history'],
  ['/premium'],
  ['/settings'],
  ['/landing'],
  ['/wedding-upload'],
  ['/camera'],
  ['/wedding-style/demo'],
  ['/faq'],
  ['/support'],
  ['/privacy'],
  ['/terms'],
  ['/wedding-dress-upload'],
  ['/wedding-dress-tryon'],
  [`/hair-color/${idOf(1)}`],
  ['/changes'],
  ['/nowhere'],
] as const)('every word of %s can be said in another language', async ([path]) => {
  await openInPseudo(path)
  expect(strangers()).toEqual([])
})
