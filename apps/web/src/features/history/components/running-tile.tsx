import { copy } from '../copy.ts'

/** Holds the place of a picture in the making. */
export function RunningTile({ name }: { name: string }) {
  return (
    <p className="flex aspect-[3/4] animate-shimmer flex-col items-center justify-center gap-1 rounded-field bg-[length:200%_100%] bg-linear-to-r from-line via-blush to-line px-2 text-center text-soft-ink text-xs">
      <span className="font-serif text-copy text-ink leading-tight">{name}</span>
      {copy.making}
    </p>
  )
}
