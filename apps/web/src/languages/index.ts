import { localKeys } from '@ever-after/contract'
import { tellCatalogueAs } from '#platform/catalogue-words.ts'
import { tellAs } from '#platform/server-words.ts'
import { localStore } from '#platform/storage.ts'
import { speak } from '#platform/words.ts'
import type { Language } from './language.ts'

interface Offer {
  /** As in `lang` and `navigator.languages`. */
  code: string
  /** In its own language. */
  name: string
  direction: 'ltr' | 'rtl'
  load: () => Promise<{ default: Language }>
}

/** English is what the app is written in; every other language is a folder here. */
export const languages: readonly Offer[] = [
  { code: 'de', name: 'Deutsch', direction: 'ltr', load: () => import('./de/index.ts') },
]

export const english = { code: 'en', name: 'English' } as const

/** What the couple chose; undefined where the app goes by the phone. */
export function chosenLanguage(): string | undefined {
  const chosen = localStore.read(localKeys.language)
  return typeof chosen === 'string' && isOffered(chosen) ? chosen : undefined
}

export function chooseLanguage(code: string | undefined): void {
  if (code) localStore.write(localKeys.language, code)
  else localStore.remove(localKeys.language)
}

/** Has the app speak the language of the couple; where that cannot be loaded it speaks English. */
export async function openLanguage(
  page: Document = document,
  wanted: readonly string[] = navigator.languages,
): Promise<void> {
  const code = chosenLanguage() ?? wanted.map(codeOf).find(isOffered) ?? english.code
  const offer = languages.find((one) => one.code === code)
  if (!offer) return
  try {
    const { texts, server, catalogue } = (await offer.load()).default
    speak({ locale: wanted.find((tag) => codeOf(tag) === code) ?? code, texts })
    tellAs(server)
    tellCatalogueAs(catalogue)
    page.documentElement.lang = code
    page.documentElement.dir = offer.direction
  } catch (error) {
    console.warn(`The words of ${offer.name} did not load.`, error)
  }
}

const codeOf = (tag: string) => tag.split('-')[0].toLowerCase()

function isOffered(code: string): boolean {
  return code === english.code || languages.some((one) => one.code === code)
}
