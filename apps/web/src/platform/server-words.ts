import type { ErrorBody, ErrorCode } from '@ever-after/contract'

/** Sentences by code, for a language that the server does not speak. */
export interface ServerWords {
  refusals: Readonly<Partial<Record<ErrorCode, string>>>
  /** What the coach thinks of a photo; what blocks has words of its own where it asks for another photo. */
  hints: Readonly<Record<string, string>>
  blockHints: Readonly<Record<string, string>>
  /** For a code that is not known here. */
  other: string
  /** Before a sentence about one of two photos. */
  photo: (number: number) => string
  /** What ends every sentence about a picture that failed. */
  nothingCharged: string
}

let spoken: ServerWords | undefined

/** From now on codes are told in these words; without any, the server's own English ones. */
export function tellAs(words: ServerWords | undefined): void {
  spoken = words
}

/** Why the server refused, for a person. */
export function refusalWords({
  error,
  code,
  details,
}: Pick<ErrorBody, 'error' | 'code' | 'details'>): string {
  if (!spoken) return error
  const reasons = code === 'photo_not_suitable' ? (details ?? []).map(({ path }) => reasonAt(path)) : []
  if (reasons.length > 0 && !reasons.includes(undefined)) return reasons.join(' ')
  return spoken.refusals[code] ?? spoken.other
}

/** Such as `partner2.turned_away`: the second photo is seen from the side. */
function reasonAt(path: string): string | undefined {
  const [, photo, code] = /^(?:partner(\d)\.)?(\w+)$/.exec(path) ?? []
  const words = code && (spoken?.blockHints[code] ?? spoken?.hints[code])
  return words && photo ? `${spoken?.photo(Number(photo))} ${words}` : words
}

interface Hint {
  code: string
  severity: string
  words: string
}

/** What the coach thinks of a photo, for a person. */
export function hintWords({ code, severity, words }: Hint): string {
  const own = (severity === 'block' && spoken?.blockHints[code]) || spoken?.hints[code]
  return own ?? (spoken ? spoken.other : words)
}

/** Why a picture failed, for a person; nothing where the server says nothing. */
export function failureWords({ error, errorCode }: { error: string | null; errorCode: string | null }) {
  if (!spoken || !error) return error
  const refusals: Readonly<Record<string, string | undefined>> = spoken.refusals
  return `${refusals[errorCode ?? ''] ?? spoken.other} ${spoken.nothingCharged}`
}

const hostCodes: Readonly<Record<number, ErrorCode>> = {
  413: 'file_too_large',
  415: 'not_an_image',
  422: 'image_broken',
  429: 'rate_limited',
  503: 'overloaded',
}

/** Why the host of images refused, who knows no code but the status. */
export function hostWords({ status, error }: { status: number; error: string }): string {
  return refusalWords({ error, code: hostCodes[status] ?? 'internal' })
}
