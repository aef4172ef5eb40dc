/** A moment in the reader's own words, such as 3 Jan 2026, 09:00. */
export function formatTime(iso: string): string {
  return new Date(iso).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
}
