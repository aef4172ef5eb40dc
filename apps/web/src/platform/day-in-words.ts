import { locale } from './words.ts'

/**
 * A day of the device’s own zone as every screen writes it: "22 December", and "22 December 2027" outside this year, since most
 * days that a couple reads are near. It follows the language of the app, not that of the device, for it stands in its sentences.
 */
export function dayInWords(date: Date | string, now = new Date()): string {
  const day = new Date(date)
  const isThisYear = day.getFullYear() === now.getFullYear()
  return formatIn(locale(), isThisYear).format(day)
}

/** The time of day as the person's device counts hours: "14:05" or "2:05 pm". */
export function timeInWords(date: Date | string): string {
  const { hour12 } = new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions()
  return new Date(date).toLocaleTimeString(locale(), { hour: 'numeric', minute: '2-digit', hour12 })
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Lists of hundreds of days need one format. */
function formatIn(language: string, isThisYear: boolean): Intl.DateTimeFormat {
  const key = `${language} ${isThisYear}`
  const known = formats.get(key)
  if (known) return known
  const year = isThisYear ? {} : ({ year: 'numeric' } as const)
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', ...year })
  formats.set(key, format)
  return format
}
