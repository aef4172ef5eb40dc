import {
  type CataloguePreviewMessage,
  cataloguePreviewMessage,
  type DeviceCatalogue,
  deviceCatalogue,
  type OperatorCatalogue,
  offersCovering,
  type ShowCatalogueMessage,
} from '@ever-after/contract'
import { type RefObject, useEffect, useState } from 'react'

/** The page of the app answers at once, unless it is not served or broke. */
const patienceMs = 15_000

interface Phone {
  /** The category that is open in it; undefined until it said so. */
  category: string | undefined
  /** Whether it did not answer for long. */
  isSilent: boolean
  /** Waits for it anew, after its page was loaded again. */
  waitAgain: () => void
}

interface Options {
  frame: RefObject<HTMLIFrameElement | null>
  /** What it shows; undefined while there is nothing to show yet. */
  catalogue: OperatorCatalogue | undefined
}

/** Sends the catalogue to the page inside the frame, again after every change, and hears what is open in it. */
export function usePhone({ frame, catalogue }: Options): Phone {
  const [isReady, setReady] = useState(false)
  const [isSilent, setSilent] = useState(false)
  const [category, setCategory] = useState<string>()

  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return
      const message = cataloguePreviewMessage.safeParse(data)
      if (message.success) take(message.data)
    }
    const take = (message: CataloguePreviewMessage) => {
      setReady(true)
      setSilent(false)
      if (message.kind === 'ever-after.preview-category') setCategory(message.category)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [frame])

  useEffect(() => {
    if (isReady || isSilent) return
    const timer = setTimeout(() => setSilent(true), patienceMs)
    return () => clearTimeout(timer)
  }, [isReady, isSilent])

  useEffect(() => {
    if (!isReady || !catalogue) return
    const message: ShowCatalogueMessage = {
      kind: 'ever-after.show-catalogue',
      catalogue: asCouplesGetIt(catalogue),
    }
    frame.current?.contentWindow?.postMessage(message, window.location.origin)
  }, [frame, isReady, catalogue])

  return {
    category,
    isSilent,
    waitAgain() {
      setReady(false)
      setSilent(false)
    },
  }
}

/** Its schema leaves prompts and recipes out; what they say of a covering is told as the server tells it. */
function asCouplesGetIt(catalogue: OperatorCatalogue): DeviceCatalogue {
  const styles = Object.entries(catalogue.styles).map(([category, list]) => [
    category,
    list.map((style) => ({
      ...style,
      variations: style.variations.map((variation) => ({
        ...variation,
        offersCovering: offersCovering(variation),
      })),
    })),
  ])
  return deviceCatalogue.parse({ ...catalogue, styles: Object.fromEntries(styles) })
}
