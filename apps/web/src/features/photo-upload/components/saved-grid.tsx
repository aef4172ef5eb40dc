import type { SavedPortrait } from '@ever-after/contract'
import { Trash2 } from 'lucide-react'
import { copy } from '../copy.ts'
import { PortraitTile } from './portrait-tile.tsx'

interface SavedGridProps {
  label: string
  portraits: readonly SavedPortrait[]
  /** Names a portrait by its place on the shelf, whatever the order here. */
  numberOf: (portrait: SavedPortrait) => number
  chosenId: string | undefined
  onChoose: (portrait: SavedPortrait) => void
  onDelete: (portrait: SavedPortrait) => void
}

/** Saved portraits of which one is chosen. */
export function SavedGrid({ label, portraits, numberOf, chosenId, onChoose, onDelete }: SavedGridProps) {
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,5.25rem),1fr))] gap-x-3 gap-y-3"
    >
      {portraits.map((portrait) => (
        <PortraitTile
          key={portrait.id}
          group={label}
          id={portrait.id}
          url={portrait.portraitUrl}
          name={portrait.portraitType === 'dress' ? copy.portrait : copy.attires[portrait.attire]}
          label={copy.savedPortrait(numberOf(portrait))}
          isChosen={portrait.id === chosenId}
          onChoose={() => onChoose(portrait)}
        >
          <button
            type="button"
            aria-label={copy.deletePortrait(numberOf(portrait))}
            onClick={() => onDelete(portrait)}
            className="absolute end-0 bottom-6 flex size-11 items-center justify-center"
          >
            <span className="flex size-8 items-center justify-center rounded-full bg-black/55 text-white">
              <Trash2 aria-hidden="true" className="size-4" />
            </span>
          </button>
        </PortraitTile>
      ))}
    </div>
  )
}
