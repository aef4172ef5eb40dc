/** A moment as the value of a field for date and time, which is in the reader's own time. */
export function localMinute(moment: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const day = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join('-')
  return `${day}T${two(moment.getHours())}:${two(moment.getMinutes())}`
}
