import { Switch } from '@ever-after/ui'
import { useId } from 'react'
import type { Partner } from '#session'
import { copy } from '../copy.ts'

interface CoveringChoiceProps {
  /** Absent while it is not known who could wear it. */
  partners: readonly [Partner, Partner] | undefined
  worn: readonly [boolean, boolean]
  onChoose: (index: 0 | 1, isWorn: boolean) => void
}

const words = copy.covering

/** The covering that a style offers: a switch for who wears a dress, and of two brides one for each. */
export function CoveringChoice({ partners, worn, onChoose }: CoveringChoiceProps) {
  const more = useId()
  if (!partners) return <p className="px-5 pt-1 text-fine text-soft-ink leading-snug">{words.offered}</p>
  const wearers = ([0, 1] as const).filter((index) => partners[index].attire === 'dress')
  if (wearers.length === 0) return null
  if (wearers.length === 1) {
    const [index] = wearers
    return (
      <div className="px-5">
        <Switch
          label={words.label}
          description={words.more}
          isOn={worn[index]}
          onChange={(isWorn) => onChoose(index, isWorn)}
        />
      </div>
    )
  }
  return (
    <fieldset className="px-5" aria-describedby={more}>
      <legend className="pt-1.5 text-copy">{words.label}</legend>
      <p id={more} className="text-fine text-soft-ink leading-snug">
        {words.more}
      </p>
      {wearers.map((index) => (
        <Switch
          key={words.people[index]}
          label={words.people[index]}
          isOn={worn[index]}
          onChange={(isWorn) => onChoose(index, isWorn)}
        />
      ))}
    </fieldset>
  )
}
