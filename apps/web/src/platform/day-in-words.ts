const language = 'en-GB'
const thisYear = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' })
const otherYear = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric' })

/**
 * A day of the device’s own zone as every screen writes it: "22 December", and "22 December 2027" outside this year, since most
 * days that a couple reads are near. It follows the language of the app, not that of the device, for it stands in its sentences.
 */
export function dayInWords(date: Date | string, now = new Date()): string {
  const day = new Date(date)
  return (day.getFullYear() === now.getFullYear() ? thisYear : otherYear).format(day)
}

/** The time of day as the person's device counts hours: "14:05" or "2:05 pm". */
export function timeInWords(date: Date | string): string {
  const { hour12 } = new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions()
  return new Date(date).toLocaleTimeString(language, { hour: 'numeric', minute: '2-digit', hour12 })
}
