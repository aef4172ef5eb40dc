import { useState } from 'react'
import { type Partner, readWearsCovering, writeWearsCovering } from '#session'

/** Who of the couple chose the covering; a choice is remembered with the photo, for the next look, too. */
export function useCoverings(partners: readonly [Partner, Partner] | undefined) {
  const [worn, setWorn] = useState<readonly [boolean, boolean]>(() => [
    wearsCovering(partners?.[0]),
    wearsCovering(partners?.[1]),
  ])
  const choose = (index: 0 | 1, isWorn: boolean) => {
    if (partners) writeWearsCovering(partners[index].photo.id, isWorn)
    setWorn(([first, second]) => (index === 0 ? [isWorn, second] : [first, isWorn]))
  }
  return { worn, choose }
}

/** A covering is worn with a dress only. */
function wearsCovering(partner: Partner | undefined): boolean {
  return partner?.attire === 'dress' && readWearsCovering(partner.photo.id)
}
