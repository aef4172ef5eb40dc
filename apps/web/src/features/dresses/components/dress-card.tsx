import type { ReactNode } from 'react'
import { DressPicture } from '#creations'
import { imageUrl } from '#server-state'
import { markChosen } from '../chosen-picture.ts'
import { copy } from '../copy.ts'
import type { DressChoice } from '../model.ts'

interface DressCardProps {
  dress: DressChoice
  onChoose: (dress: DressChoice) => void
  /** A quiet second line. */
  line?: string
  /** Stands on the picture's upper corner, such as a heart. */
  corner: ReactNode
}

/** A tall plate of one dress with its name below; a tap chooses it. */
export function DressCard({ dress, onChoose, line, corner }: DressCardProps) {
  return (
    <div className="relative">
      <button
        type="button"
        onClick={(event) => {
          markChosen(event.currentTarget)
          onChoose(dress)
        }}
        className="group block w-full rounded-card text-start"
      >
        <span className="relative block aspect-[2/3] overflow-hidden rounded-card border border-line bg-line">
          <DressPicture
            of={dress}
            src={imageUrl(dress.pictureUrl, 360)}
            alt=""
            loading="lazy"
            className="size-full object-top transition duration-500 ease-calm group-hover:scale-[1.03]"
          />
        </span>
        <span className="mt-2.5 block break-words px-1 font-serif text-lead leading-tight">{dress.name}</span>
        {line && <span className="mt-1 block px-1 text-fine text-soft-ink leading-snug">{line}</span>}
        {dress.offersCovering && (
          <span className="mt-0.5 block px-1 text-fine text-soft-ink leading-snug">{copy.coveringTile}</span>
        )}
      </button>
      <div className="absolute top-2 end-2 rounded-full bg-card/85 backdrop-blur">{corner}</div>
    </div>
  )
}
