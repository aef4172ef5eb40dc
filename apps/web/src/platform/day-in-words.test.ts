import { expect, onTestFinished, test, vi } from 'vitest'
import { dayInWords, timeInWords } from './day-in-words.ts'

const now = new Date(2026, 10, 29, 12)

test.for([
  [new Date(2026, 11, 22, 9), '22 December'],
  [new Date(2026, 0, 1, 0), '1 January'],
  [new Date(2027, 0, 1, 0), '1 January 2027'],
  [new Date(2025, 10, 29, 23), '29 November 2025'],
] as const)('a day is written %s: "%s", with its year where that is another', ([day, words]) => {
  expect(dayInWords(day, now)).toBe(words)
  expect(dayInWords(day.toISOString(), now)).toBe(words)
})

test.for([
  [true, '2:05 pm'],
  [false, '14:05'],
] as const)('the hours are counted as the device counts them', ([hour12, words]) => {
  onTestFinished(() => void vi.restoreAllMocks())
  const counted = { ...new Intl.DateTimeFormat().resolvedOptions(), hour12 }
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(counted)
  expect(timeInWords(new Date(2026, 10, 29, 14, 5))).toBe(words)
})
