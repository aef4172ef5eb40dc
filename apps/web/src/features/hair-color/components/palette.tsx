import type { HairColour } from '@ever-after/contract'
import { classNames, Picture, Shelf } from '@ever-after/ui'
import { hairColourNames } from '#creations'
import { copy } from '../copy.ts'
import type { Swatch } from '../model.ts'

interface PaletteProps {
  photoUrl: string
  swatches: readonly Swatch[]
  /** Undefined for the person's own colour. */
  chosen: HairColour | undefined
  onChoose: (colour: HairColour | undefined) => void
}

/** The photo in every colour, one beside the other; arrow keys move between them. */
export function Palette({ photoUrl, swatches, chosen, onChoose }: PaletteProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{copy.palette}</legend>
      <Shelf className="snap-x gap-2.5 px-5 pt-1 pb-3">
        <ColourCard
          name={copy.own}
          url={photoUrl}
          isChosen={chosen === undefined}
          onChoose={() => onChoose(undefined)}
        />
        {swatches.map(({ color, url }) => (
          <ColourCard
            key={color}
            name={hairColourNames[color]}
            url={url}
            isChosen={chosen === color}
            onChoose={() => onChoose(color)}
          />
        ))}
      </Shelf>
    </fieldset>
  )
}

interface ColourCardProps {
  name: string
  url: string
  isChosen: boolean
  onChoose: () => void
}

function ColourCard({ name, url, isChosen, onChoose }: ColourCardProps) {
  return (
    <label
      data-current={isChosen}
      className="group relative flex w-[4.75rem] shrink-0 cursor-pointer snap-center flex-col items-center gap-1.5"
    >
      <input
        type="radio"
        name="hair-colour"
        checked={isChosen}
        onChange={onChoose}
        className="peer sr-only"
      />
      <span
        className={classNames(
          'block w-full overflow-hidden rounded-field border-2 bg-line p-0.5 transition duration-200',
          'peer-focus-visible:outline-2 peer-focus-visible:outline-rose peer-focus-visible:outline-offset-2',
          isChosen ? 'border-rose' : 'border-transparent',
        )}
      >
        <span className="block aspect-[3/4] overflow-hidden rounded-[10px] bg-line">
          <Picture src={url} alt="" className="size-full" />
        </span>
      </span>
      <span
        className={classNames(
          'min-h-[1.875rem] text-center text-xs leading-[1.25]',
          isChosen ? 'font-semibold text-ink' : 'text-soft-ink',
        )}
      >
        {name}
      </span>
    </label>
  )
}
