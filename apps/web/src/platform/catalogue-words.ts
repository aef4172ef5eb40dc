/** What couples read of the shipped catalogue, by its English; an operator's own texts are not there. */
export interface CatalogueWords {
  /** Categories, groups, styles, dresses, and the sentences about dresses. */
  texts: Readonly<Record<string, string>>
  /** What a style is looked for by, beside its names. */
  keywords: Readonly<Record<string, string>>
}

let spoken: CatalogueWords | undefined

/** From now on the catalogue is told in these words; without any, as it is written. */
export function tellCatalogueAs(words: CatalogueWords | undefined): void {
  spoken = words
}

export function isCatalogueTranslated(): boolean {
  return spoken !== undefined
}

/** A text of the catalogue for a person; one without a translation as it is written. */
export function catalogueText(written: string): string {
  return read(spoken?.texts, written) ?? written
}

/** A keyword in the language of the app, if it has one there. */
export function keywordInWords(keyword: string): string | undefined {
  return read(spoken?.keywords, keyword)
}

function read(table: Readonly<Record<string, string>> | undefined, key: string): string | undefined {
  return table && Object.hasOwn(table, key) ? table[key] : undefined
}
