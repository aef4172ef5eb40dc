import { hairColour } from '@ever-after/contract'
import { Skeleton } from '@ever-after/ui'

/** The palette's place while its pictures are drawn. */
export function PaletteSkeleton({ label }: { label: string }) {
  return (
    <div className="pt-1 pb-3">
      <p role="status" className="sr-only">
        {label}
      </p>
      <div className="flex gap-2.5 overflow-hidden px-5">
        {hairColour.options.map((colour) => (
          <div key={colour} className="flex w-[4.75rem] shrink-0 flex-col items-center gap-1.5">
            <Skeleton className="aspect-[76/99] w-full" />
            <Skeleton className="mb-[0.9375rem] h-[0.9375rem] w-12" />
          </div>
        ))}
      </div>
    </div>
  )
}
