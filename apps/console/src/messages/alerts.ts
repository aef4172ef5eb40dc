import { createStore } from './store.ts'

export interface Alert {
  id: number
  words: string
}

let nextId = 1

/** Alerts that nobody has dismissed yet, oldest first. */
export const alerts = createStore<readonly Alert[]>([])

const passingMs = 6000

/**
 * Says something that must be seen: it is read out at once and stays until it is dismissed; good news is passing and
 * goes by itself. The same words stand once.
 */
export function alertPerson(words: string, { isPassing = false } = {}): void {
  const others = alerts.read().filter((alert) => alert.words !== words)
  const id = nextId++
  alerts.write([...others, { id, words }])
  if (isPassing) setTimeout(() => dismissAlert(id), passingMs)
}

export function dismissAlert(id: number): void {
  alerts.write(alerts.read().filter((alert) => alert.id !== id))
}
