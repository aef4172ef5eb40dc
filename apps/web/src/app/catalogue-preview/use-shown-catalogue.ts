import { type DeviceCatalogue, showCatalogueMessage } from '@ever-after/contract'
import { useEffect, useState } from 'react'
import { tellConsole } from './tell-console.ts'

export type Shown = { state: 'waiting' | 'alone' | 'broken' } | { state: 'shown'; catalogue: DeviceCatalogue }

/** The catalogue that the console sent last; a page of its own, without a console around it, has none. */
export function useShownCatalogue(): Shown {
  const [shown, setShown] = useState<Shown>(() => ({
    state: window.parent === window ? 'alone' : 'waiting',
  }))
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || source !== window.parent || !isForUs(data)) return
      const message = showCatalogueMessage.safeParse(data)
      setShown(message.success ? { state: 'shown', catalogue: message.data.catalogue } : { state: 'broken' })
    }
    window.addEventListener('message', hear)
    tellConsole({ kind: 'ever-after.preview-ready' })
    return () => window.removeEventListener('message', hear)
  }, [])
  return shown
}

/** Extensions of a browser send messages too. */
function isForUs(data: unknown): boolean {
  const kind: unknown = data && typeof data === 'object' && 'kind' in data && data.kind
  return kind === 'ever-after.show-catalogue'
}
