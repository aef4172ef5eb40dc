import type { Stance, Style } from '@ever-after/contract'
import { lazyPart, Picture } from '@ever-after/ui'
import { type ComponentProps, Suspense, useContext, useState } from 'react'
import { type Partner, readPartners, useShowsOwn } from '#session'
import { CatalogueAlone } from './catalogue-alone.ts'

const DrawnStyle = lazyPart(() => import('./drawn-style.tsx'))

export interface OwnStyleProps {
  of: Style
  /** Who wears the style's covering; as they chose it before when absent. */
  wearsCovering?: readonly [boolean, boolean]
  /** How the two stand; as it is chosen for them when absent. */
  stance?: Stance
  className?: string
  /** Those who are kept for the visit when absent. */
  partners?: readonly [Partner, Partner]
  /** Also where they chose to see the catalogue's couples. */
  isAlways?: boolean
  /** Said of the couple's own where it stands large. */
  note?: string
  /** It cannot be drawn at all. */
  onNone?: () => void
}

/** The catalogue's picture of a style, and over it the couple itself; for a `relative` place. */
export function StylePicture({
  of,
  wearsCovering,
  partners,
  stance,
  note,
  onNone,
  ...picture
}: OwnStyleProps & ComponentProps<typeof Picture>) {
  return (
    <>
      <Picture {...picture} />
      <OwnStyle
        of={of}
        wearsCovering={wearsCovering}
        partners={partners}
        stance={stance}
        note={note}
        onNone={onNone}
        className={picture.className}
      />
    </>
  )
}

/** The couple itself in a style, once it is drawn; nothing without photos of both, or where they turned it off. */
export function OwnStyle({ isAlways = false, partners: given, ...own }: OwnStyleProps) {
  const [kept] = useState(readPartners)
  const partners = given ?? kept
  const showsOwn = useShowsOwn()
  const isAlone = useContext(CatalogueAlone)
  if (!partners || !(showsOwn || isAlways) || isAlone) return null
  return (
    <Suspense>
      <DrawnStyle {...own} partners={partners} />
    </Suspense>
  )
}
