import { Picture } from '@ever-after/ui'
import { useSyncExternalStore } from 'react'
import { OwnStyle } from '#creations'
import { currentPaywall, subscribeToPaywall } from '../../paywall-store.ts'
import { useOwnPicture } from './use-own-picture.ts'
import { usePictures } from './use-pictures.ts'

/**
 * The couple itself, where there is a picture of it: the one that the paywall is about or the latest one, or else a
 * quick one in the style that was asked for; over a couple of the catalogue. For a `relative` place.
 */
export function PaywallPicture({ className = '' }: { className?: string }) {
  const request = useSyncExternalStore(subscribeToPaywall, currentPaywall)
  const own = useOwnPicture(request)
  const [couple] = usePictures({ count: 1, widthPx: 800 })
  return (
    <>
      <Picture src={own.url ?? (own.isComing ? undefined : couple)} className={`size-full ${className}`} />
      {request?.style && !own.url && !own.isComing && <OwnStyle of={request.style} className={className} />}
    </>
  )
}
