import { useEffect, useEffectEvent } from 'react'

/** What lies on top of the page, the uppermost last; `close` does nothing where it cannot be closed now. */
interface Layer {
  close: () => void
}

/** Marks the one entry of the browser's history that stands for whatever lies on top; its address is the page's own. */
const marker = 'coversPage'
/** Browsers take a moment to step through their history; what never comes must not hold up the app. */
const patienceMs = 1000

const layers: Layer[] = []
let isWatched = false
/** Where the page below was when it was covered. */
let coveredAddress = ''
/** While the back button closes something: what follows from it is not settled yet. */
let isClosing = false
/** A step of our own through the history, and who is told that it was made. */
let step: Promise<void> | undefined
let arrive: (() => void) | undefined

/**
 * Lets the browser's back button close this instead of leaving the page, the uppermost first. Without `close` it stays, and so
 * does the page.
 */
export function useCloseOnBack({ isOpen = true, close }: { isOpen?: boolean; close?: () => void }): void {
  const closeNow = useEffectEvent(() => close?.())
  useEffect(() => (isOpen ? cover({ close: () => closeNow() }) : undefined), [isOpen])
}

/** Watches the back button for the whole app, until it is stopped; a reload may have left an entry that covers nothing. */
export function watchBack(): () => void {
  isWatched = true
  window.addEventListener('popstate', onPopState)
  settle()
  return () => {
    isWatched = false
    window.removeEventListener('popstate', onPopState)
  }
}

/**
 * Goes to another page while something may lie on top of this one: once the history stands still, and told whether this is the
 * entry that stands for what lies on top, whose place the other page takes.
 */
export function leaveCovered(go: (isInPlace: boolean) => void): void | Promise<void> {
  if (step) return step.then(() => go(isOnCover()))
  go(isOnCover())
}

function cover(layer: Layer): () => void {
  layers.push(layer)
  queueMicrotask(settle)
  return () => {
    layers.splice(layers.indexOf(layer), 1)
    // One that gives way to another, or is mounted anew, needs no other entry.
    queueMicrotask(settle)
  }
}

/** The entry is there while something lies on top, and only then. */
function settle(): void {
  if (!isWatched || isClosing || step) return
  const isCovered = layers.length > 0
  if (isCovered) coveredAddress = window.location.href
  if (isCovered === isOnCover()) return
  if (isCovered) window.history.pushState({ ...window.history.state, [marker]: true }, '')
  else takeStep(-1)
}

function onPopState(): void {
  if (arrive) arrive()
  else if (isClosing || layers.length === 0 || isOnCover()) settle()
  else closeUppermost()
}

function closeUppermost(): void {
  isClosing = true
  const isSamePage = window.location.href === coveredAddress
  if (isSamePage) layers.at(-1)?.close()
  setTimeout(() => {
    isClosing = false
    // Another page: what belonged to the former one has gone with it, and nothing else may lie on top of this one.
    if (!isSamePage) for (const layer of layers.toReversed()) layer.close()
    // The entry that was left is still the next one; browsers pass over a new one that nobody tapped for.
    const isNext = layers.length > 0 && window.location.href === coveredAddress && !isOnCover()
    if (isNext) takeStep(1)
    else settle()
  })
}

function takeStep(by: 1 | -1): void {
  const arrival = new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), patienceMs)
    arrive = () => {
      clearTimeout(timer)
      resolve(true)
    }
  })
  step = arrival.then((hasArrived) => {
    step = undefined
    arrive = undefined
    if (hasArrived) settle()
  })
  window.history.go(by)
}

function isOnCover(): boolean {
  return (window.history.state as Record<string, unknown> | null)?.[marker] === true
}
