import { Picture } from '@ever-after/ui'
import { useState } from 'react'
import { OwnStyle } from '#creations'
import { readPartners, useShowsOwn } from '#session'
import type { PaywallRequest } from '../../paywall-store.ts'
import { useOwnPicture } from './use-own-picture.ts'

/** The couple itself in an arch above what it is offered; nothing where there is no picture of it. */
export function OwnPicture({ request }: { request: PaywallRequest }) {
  const [partners] = useState(readPartners)
  const showsOwn = useShowsOwn()
  const { url, isComing } = useOwnPicture(request)
  const style = url || isComing ? undefined : request.style
  const isDrawn = style !== undefined && partners !== undefined && showsOwn
  if (!url && !isDrawn) return null
  return (
    <div
      aria-hidden="true"
      className="arch relative mx-auto mt-4 aspect-[3/4] h-[clamp(96px,16dvh,200px)] overflow-hidden bg-line"
    >
      <Picture src={url} className="size-full" />
      {style && <OwnStyle of={style} />}
    </div>
  )
}
