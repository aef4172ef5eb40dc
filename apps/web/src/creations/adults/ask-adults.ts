import { useSyncExternalStore } from 'react'

type Listener = (isAsking: boolean) => void

const listeners = new Set<Listener>()
/** Who makes room for the question; they do not show it. */
const watchers = new Set<() => void>()
let answering: ((isAdult: boolean) => void) | undefined
let answered: Promise<boolean> | undefined

/** The part of the app that shows the question is fetched after Home, and may not be there yet. */
const patienceMs = 15_000

/** Asks whether everyone in the photos is an adult; several who ask at once get one answer. False where nobody can be asked. */
export function askAdults(): Promise<boolean> {
  answered ??= new Promise((resolve) => {
    answering = resolve
    tell(true)
    setTimeout(() => listeners.size || answerAdults(false), patienceMs)
  })
  return answered
}

export function answerAdults(isAdult: boolean): void {
  answering?.(isAdult)
  answering = undefined
  answered = undefined
  tell(false)
}

/** Hears when the question is to be shown, and when it is answered. */
export function onAdultQuestion(listener: Listener): () => void {
  listeners.add(listener)
  listener(!!answered)
  return () => {
    listeners.delete(listener)
    // Who asks is not left waiting for a question that nobody shows any more.
    if (listeners.size === 0) answerAdults(false)
  }
}

/** Whether the question is open, for a screen that would stand behind it. */
export function useIsAskingAdults(): boolean {
  return useSyncExternalStore(watch, () => answering !== undefined)
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

function tell(isAsking: boolean): void {
  for (const listener of listeners) listener(isAsking)
  for (const watcher of watchers) watcher()
}
