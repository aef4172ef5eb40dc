import { brand } from '@ever-after/contract'
import { Ornament } from '@ever-after/ui'
import { startPicture } from '../features/site/index.ts'
import { copy } from './copy.ts'

/** What stands on the screen until the app knows what to show; its picture comes with the app itself. */
export function Initializing() {
  return (
    <div className="flex min-h-dvh flex-col items-center justify-center gap-5 bg-paper px-6">
      <div className="relative">
        <div aria-hidden="true" className="absolute -inset-2 arch border border-champagne/70" />
        <img
          src={startPicture()}
          alt=""
          width={5}
          height={6}
          // A public page hides this and has no use for it.
          loading="lazy"
          fetchPriority="high"
          className="arch aspect-[5/6] h-[clamp(200px,42dvh,360px)] w-auto animate-breathe bg-line object-cover"
        />
      </div>
      <p className="mt-3 font-display text-[2.75rem] leading-none">{brand.name}</p>
      <Ornament />
      <p role="status" className="text-soft-ink">
        {copy.initializing}
      </p>
    </div>
  )
}
