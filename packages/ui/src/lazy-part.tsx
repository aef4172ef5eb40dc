import { type ComponentType, lazy, useState } from 'react'

type Load<P> = () => Promise<{ default: ComponentType<P> }>

/** How each part that did not come forgets that. */
const failed = new Set<() => void>()

/** A part of the app that is fetched when it is first shown, or before; a fetched one shows without a pause. */
export function lazyPart<P extends object>(load: Load<P>) {
  let loaded: ComponentType<P> | undefined
  let onDemand = lazy(fetchPart)

  // biome-ignore lint/correctness/noComponentHookFactories: each call defines a part once, at module level
  function Part(props: P) {
    const [Chosen] = useState<ComponentType<P>>(() => loaded ?? onDemand)
    return <Chosen {...props} />
  }

  Part.preload = async () => {
    loaded = (await load()).default
  }
  return Part

  async function fetchPart() {
    try {
      return await load()
    } catch (error) {
      failed.add(() => {
        onDemand = lazy(fetchPart)
      })
      throw error
    }
  }
}

/** Lets the parts that did not come be fetched anew when they are shown again: React keeps their failure until then. */
export function forgetFailedParts(): void {
  for (const forget of failed) forget()
  failed.clear()
}

/**
 * Starts the page anew where a part did not come and the server answers by now: browsers kept it for good when a module
 * failed, until HTML changed in 2026, and Chromium still does.
 */
export async function reloadForFailedParts(): Promise<void> {
  if (failed.size > 0 && (await fetch(location.href).catch(() => undefined))?.ok) location.reload()
}
