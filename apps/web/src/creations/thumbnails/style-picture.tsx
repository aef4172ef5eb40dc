import type { Style } from '@ever-after/contract'
import { lazyPart, Picture } from '@ever-after/ui'
import { type ComponentProps, Suspense, useContext, useState } from 'react'
import { readPartners, useShowsOwn } from '#session'
import { CatalogueAlone } from './catalogue-alone.ts'

const DrawnStyle = lazyPart(() => import('./drawn-style.tsx'))

export interface OwnStyleProps {
  of: Style
  /** Who wears the style's covering; as they chose it before when absent. */
  wearsCovering?: readonly [boolean, boolean]
  className?: string
  /** Said of the couple's own where it stands large. */
  note?: string
}

/** The catalogue's picture of a style, and over it the couple itself; for a `relative` place. */
export function StylePicture({
  of,
  wearsCovering,
  note,
  ...picture
}: OwnStyleProps & ComponentProps<typeof Picture>) {
  return (
    <>
      <Picture {...picture} />
      <OwnStyle of={of} wearsCovering={wearsCovering} note={note} className={picture.className} />
    </>
  )
}

/** The couple itself in a style, once it is drawn; nothing without photos of both, or where they turned it off. */
export function OwnStyle(own: OwnStyleProps) {
  const [partners] = useState(readPartners)
  const showsOwn = useShowsOwn()
  const isAlone = useContext(CatalogueAlone)
  if (!partners || !showsOwn || isAlone) return null
  return (
    <Suspense>
      <DrawnStyle {...own} partners={partners} />
    </Suspense>
  )
}
