import type { CatalogueWords } from '#platform/catalogue-words.ts'
import type { ServerWords } from '#platform/server-words.ts'
import type { Translation } from '#platform/words.ts'
import type { English } from './english.ts'

export type Names = keyof English
/** The words of one name in another language. */
export type In<Name extends Names> = Translation<English[Name]>
export type Texts = Translation<English>

/** All that a language brings; its folder's `index.ts` has it as its default export. */
export interface Language {
  texts: Texts
  server: ServerWords
  catalogue: CatalogueWords
}
