import { cataloguePreviewPath } from '@ever-after/contract'
import type { Ref } from 'react'
import { copy } from '../copy.ts'
import { phone } from '../model.ts'

/** Of the rim around the screen, px. */
const rimPx = 12

interface PhoneProps {
  ref: Ref<HTMLIFrameElement>
  scale: number
  isWaiting: boolean
}

/** A phone whose screen is a page of the consumer app; it keeps its place at every scale. */
export function Phone({ ref, scale, isWaiting }: PhoneProps) {
  const widthPx = phone.widthPx + 2 * rimPx
  const heightPx = phone.heightPx + 2 * rimPx
  return (
    <div className="overflow-x-auto pb-2">
      <div className="mx-auto" style={{ width: widthPx * scale, height: heightPx * scale }}>
        <div
          aria-busy={isWaiting}
          className="origin-top-left rounded-[56px] bg-bezel shadow-soft"
          style={{ width: widthPx, height: heightPx, padding: rimPx, transform: `scale(${scale})` }}
        >
          <iframe
            ref={ref}
            src={cataloguePreviewPath}
            title={copy.phone}
            width={phone.widthPx}
            height={phone.heightPx}
            className="block rounded-[44px] bg-paper"
          />
        </div>
      </div>
    </div>
  )
}
