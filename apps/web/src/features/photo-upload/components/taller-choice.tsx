import { type Taller, taller as tallerSchema } from '@ever-after/contract'
import { Choice } from '@ever-after/ui'
import { useState } from 'react'
import { readTaller, writeTaller } from '#session'
import { copy } from '../copy.ts'

const options = () => tallerSchema.options.map((value) => ({ value, label: copy.taller[value] }))

/** Who of the two is taller in their pictures; nobody has to say so. */
export function TallerChoice() {
  const [taller, setTaller] = useState(readTaller)
  const choose = (one: Taller) => {
    writeTaller(one)
    setTaller(one)
  }
  return (
    <div className="@container mt-2.5">
      <p aria-hidden="true" className="pb-1.5 text-center text-fine text-soft-ink">
        {copy.tallerLegend}
      </p>
      <Choice legend={copy.tallerLegend} name="taller" value={taller} options={options()} onChange={choose} />
    </div>
  )
}
