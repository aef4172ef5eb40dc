import { globSync, readFileSync } from 'node:fs'
import { localKeys } from '@ever-after/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Translation } from '#platform/words.ts'

const source = `${import.meta.dirname}/..`

beforeEach(() => {
  vi.resetModules()
  window.localStorage.clear()
  document.documentElement.lang = 'en'
})

/** A fresh app in which some words are registered before it opens. */
async function newApp() {
  const [words, day, server, languages, { copy }] = await Promise.all([
    import('#platform/words.ts'),
    import('#platform/day-in-words.ts'),
    import('#platform/server-words.ts'),
    import('./index.ts'),
    import('../app/copy.ts'),
  ])
  return { ...words, ...day, ...server, ...languages, copy }
}

test('a phone in English opens the app in English', async () => {
  const { copy, openLanguage, locale } = await newApp()
  const { tabs } = copy
  await openLanguage(document, ['fr-FR', 'en-US', 'de'])
  expect([tabs.settings, locale(), document.documentElement.lang]).toEqual(['Settings', 'en-GB', 'en'])
})

test('a phone in German opens it in German: words read before, words loaded later, dates and the page', async () => {
  const { copy, openLanguage, locale, dayInWords } = await newApp()
  const { tabs } = copy
  await openLanguage(document, ['de-AT', 'en'])
  const { copy: later } = await import('../features/premium/copy.ts')
  expect([tabs.settings, later.changes]).toEqual(['Einstellungen', 'Übrige Verwandlungen'])
  expect([locale(), document.documentElement.lang, document.documentElement.dir]).toEqual([
    'de-AT',
    'de',
    'ltr',
  ])
  expect(dayInWords(new Date(2027, 0, 1), new Date(2026, 1, 1))).toBe('1. Jänner 2027')
})

test('what the couple chose goes before the phone, until they leave it to the phone again', async () => {
  const first = await newApp()
  first.chooseLanguage('en')
  await first.openLanguage(document, ['de-DE'])
  expect(first.copy.tabs.settings).toBe('Settings')
  first.chooseLanguage(undefined)
  await first.openLanguage(document, ['de-DE'])
  expect(first.copy.tabs.settings).toBe('Einstellungen')
})

test('a language that is not offered any more is no choice', async () => {
  window.localStorage.setItem(localKeys.language, '"tlh"')
  const { chosenLanguage } = await newApp()
  expect(chosenLanguage()).toBeUndefined()
})

test('where the words of a language do not load, the app opens in English', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  const { copy, openLanguage, locale, languages } = await newApp()
  vi.spyOn(languages[0], 'load').mockRejectedValue(new TypeError('Failed to fetch'))
  await openLanguage(document, ['de'])
  expect([copy.tabs.settings, locale(), document.documentElement.lang]).toEqual(['Settings', 'en-GB', 'en'])
  expect(warned).toHaveBeenCalledOnce()
})

test('a refusal is told in the language of the app: by its code, and by the reason of each photo', async () => {
  const { openLanguage, refusalWords, hintWords, failureWords, hostWords } = await newApp()
  const refusal = {
    code: 'photo_not_suitable',
    error: 'Photo 2: …',
    details: [{ path: 'partner2.turned_away', message: '…' }],
  } as const
  expect(refusalWords({ ...refusal, details: [...refusal.details] })).toBe('Photo 2: …')
  expect(failureWords({ error: 'Nothing was charged.', errorCode: 'internal' })).toBe('Nothing was charged.')
  await openLanguage(document, ['de'])
  expect(refusalWords({ ...refusal, details: [...refusal.details] })).toBe(
    'Foto 2: Das Gesicht ist von der Seite zu sehen. Bitte nehmt ein Foto mit Blick zur Kamera.',
  )
  expect(refusalWords({ code: 'wrong_product', error: 'English' })).toBe(
    'Das hat nicht geklappt. Bitte versucht es noch einmal.',
  )
  expect(hintWords({ code: 'dark', severity: 'info', words: 'English' })).toMatch('etwas dunkel')
  expect(failureWords({ error: 'English', errorCode: 'no_face' })).toMatch(
    /kein Gesicht.* Es wurde nichts berechnet\.$/,
  )
  expect(failureWords({ error: null, errorCode: null })).toBeNull()
  expect(hostWords({ status: 415, error: 'English' })).toBe('Es sind nur Bilddateien möglich')
})

/** The coach's hints are the engine's, which this app does not import. */
test('every hint of the coach has words in every language', async () => {
  const text = readFileSync(`${source}/../../../packages/engine/src/spec/hint.ts`, 'utf8')
  const codes = [...text.matchAll(/^ {2}'(\w+)',$/gm)].map(([, code]) => code)
  expect(codes.length).toBeGreaterThan(20)
  const { languages } = await newApp()
  for (const { load } of languages) {
    const { server } = (await load()).default
    expect(Object.keys(server.hints).toSorted()).toEqual(codes.toSorted())
  }
})

const seeds = `${source}/../../server/src/domain`
const readSeed = (path: string) => JSON.parse(readFileSync(`${seeds}/${path}`, 'utf8'))

/** What couples read of the shipped catalogue: categories, then the other names and sentences. */
function shippedTexts(): { categories: string[]; others: string[] } {
  const categories: string[] = readSeed('catalogue/seed/catalogue.json').categoryOrder
  const styles = categories.flatMap((name): { displayName: string; subcategory?: string }[] =>
    readSeed(`catalogue/seed/${name.toLowerCase().replaceAll(' ', '-')}.json`),
  )
  const { dresses }: { dresses: { name: string; description: string }[] } =
    readSeed('dresses/seed/dresses.json')
  const others = [
    ...styles.flatMap(({ displayName, subcategory }) => [displayName, ...(subcategory ? [subcategory] : [])]),
    ...dresses.flatMap(({ name, description }) => [name, description]),
  ]
  return { categories, others }
}

test('every language has exactly the texts of the shipped catalogue', async () => {
  const { categories, others } = shippedTexts()
  const shipped = [...new Set([...categories, ...others])].toSorted()
  expect(shipped.length).toBeGreaterThan(150)
  const { languages } = await newApp()
  for (const { load } of languages) {
    const { texts } = (await load()).default.catalogue
    expect(Object.keys(texts).toSorted()).toEqual(shipped)
    expect(new Set(categories.map((name) => texts[name])).size).toBe(categories.length)
  }
})

/** What the server tells of a style, so that it can be looked for. */
test('every language has exactly the keywords of the catalogue', async () => {
  const text = readFileSync(`${seeds}/catalogue/keywords-of.ts`, 'utf8')
  const lists = [...text.slice(text.indexOf('const places')).matchAll(/(?<= )\[('[^\]]*)\]/g)]
  const known = lists.flatMap(([, list]) => [...list.matchAll(/'([^']+)'/g)].map(([, word]) => word))
  const keywords = [...new Set([...known, 'veil'])].toSorted()
  expect(keywords.length).toBeGreaterThan(80)
  const { languages } = await newApp()
  for (const { load } of languages)
    expect(Object.keys((await load()).default.catalogue.keywords).toSorted()).toEqual(keywords)
})

test('hardly a text of the catalogue is the same in German', async () => {
  const { languages } = await newApp()
  const { texts } = (await languages[0].load()).default.catalogue
  expect(Object.keys(texts).filter((text) => texts[text] === text)).toEqual(['Adele', 'Calla'])
})

/** Everything that a language may say, under its path; functions as they are. */
function wordsIn(words: object, path = ''): [path: string, words: unknown][] {
  return Object.entries(words).flatMap(([name, value]): [string, unknown][] => {
    const own = path ? `${path}.${name}` : name
    // The condition of a paragraph, and where a link leads, are no words.
    if (name === 'when' || (typeof value === 'string' && value.startsWith('/'))) return []
    return typeof value === 'object' && value !== null ? wordsIn(value, own) : [[own, value]]
  })
}

/** The English that the app registers, name by name. */
async function registered(): Promise<Record<string, object>> {
  const english: Record<string, object> = {}
  vi.doMock('#platform/words.ts', async (original) => ({
    ...(await original<object>()),
    words: (name: string, texts: object) => {
      expect(english, `${name} is registered twice`).not.toHaveProperty([name])
      english[name] = texts
      return texts
    },
  }))
  for (const file of globSync('**/*copy.ts', { cwd: source })) await import(/* @vite-ignore */ `../${file}`)
  vi.doUnmock('#platform/words.ts')
  return english
}

/** German words that English has too, names, and texts without words; under each, where it stands. */
const sameInGerman = {
  Premium: [
    'app.tabs.premium',
    'membership-door.onboarding.title',
    'premium.title',
    'settings.subscription.names.unknown',
    'site.plans.1.name',
  ],
  Support: ['settings.help.support', 'site.links.2.1', 'support.title'],
  'Zoom, original, studio and pose': [
    'photo-upload.zoom',
    'photo-upload.original',
    'photo-upload.variants.studio',
    'style-preview.stance.pose',
  ],
  'the name of the app and of others': [
    'onboarding.welcome.eyebrow',
    'onboarding.discovery.sources.TikTok',
    'onboarding.discovery.sources.Instagram',
    'settings.version',
    'site.name',
    'style-picker.brand',
  ],
  'numbers, and what is only filled in': [
    'history.openItem',
    'site.numerals.0',
    'site.numerals.1',
    'site.numerals.2',
    'style-request.counter',
  ],
}

test('German has exactly the words of English, and none that are still English', async () => {
  const english = await registered()
  const { languages } = await newApp()
  const [german] = await Promise.all(languages.map(({ load }) => load()))
  const texts: Translation<Record<string, object>> = german.default.texts
  const pathsOf = (all: object) => wordsIn(all).map(([path]) => path)
  expect(pathsOf(texts).toSorted()).toEqual(pathsOf(english).toSorted())
  const theirs = new Map(wordsIn(english))
  const same = wordsIn(texts).flatMap(([path, words]) =>
    String(words) === String(theirs.get(path)) ? [path] : [],
  )
  expect(same.toSorted()).toEqual(Object.values(sameInGerman).flat().toSorted())
})

test('what a text leaves open for the deployment is open in German too', async () => {
  const english = new Map(wordsIn(await registered()))
  const { languages } = await newApp()
  const german = (await languages[0].load()).default.texts
  const openIn = (words: unknown) =>
    String(words)
      .match(/\{\w+\}/g)
      ?.toSorted() ?? []
  for (const [path, words] of wordsIn(german))
    if (typeof words === 'string') expect([path, openIn(words)]).toEqual([path, openIn(english.get(path))])
})
