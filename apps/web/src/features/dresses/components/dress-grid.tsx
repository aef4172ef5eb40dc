import type { DressChoice } from '../model.ts'
import type { Favourites } from '../use-favourites.ts'
import { DressCard } from './dress-card.tsx'
import { FavouriteButton } from './favourite-button.tsx'

interface DressGridProps {
  dresses: readonly DressChoice[]
  favourites: Favourites
  onChoose: (dress: DressChoice) => void
}

/** Dresses in two columns of tall plates. */
export function DressGrid({ dresses, favourites, onChoose }: DressGridProps) {
  return (
    <div className="grid grid-cols-2 gap-x-3.5 gap-y-7">
      {dresses.map((dress) => (
        <DressCard
          key={dress.id}
          dress={dress}
          onChoose={onChoose}
          line={dress.description}
          corner={!dress.isCustomDress && <FavouriteButton dress={dress} favourites={favourites} />}
        />
      ))}
    </div>
  )
}
