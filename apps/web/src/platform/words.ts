/** The same words in another language: every name, each function with its parameters, each list with its length. */
export type Translation<T> = T extends string
  ? string
  : T extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Name in keyof T]: Translation<T[Name]> }

interface Speech {
  /** As Intl writes dates and numbers. */
  locale: string
  /** By the names that `words` is called with; what is missing stays English. */
  texts: Readonly<Record<string, object>>
}

const registered = new Map<string, object>()
let spoken: Speech = { locale: 'en-GB', texts: {} }

/** English words of the app under the name that other languages know them by; they are overwritten where another is spoken. */
export function words<const T extends object>(name: string, english: T): T {
  registered.set(name, english)
  overwrite(english, spoken.texts[name])
  return english
}

/** Writes another language over all words, also those whose part of the app is loaded later. */
export function speak(speech: Speech): void {
  spoken = speech
  for (const [name, english] of registered) overwrite(english, speech.texts[name])
}

/** The language of the app for Intl, so that a date agrees with the sentence in which it stands. */
export function locale(): string {
  return spoken.locale
}

/** Objects stay the ones that screens hold; only what they say becomes another. */
function overwrite(target: object, source: object | undefined): void {
  for (const [name, value] of Object.entries(source ?? {})) {
    const own: unknown = Reflect.get(target, name)
    if (isObject(own) && isObject(value)) overwrite(own, value)
    else Reflect.set(target, name, value)
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
