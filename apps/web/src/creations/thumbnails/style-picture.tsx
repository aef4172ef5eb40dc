import { drawStyleThumbnail, type Style } from '@ever-after/contract'
import { Picture } from '@ever-after/ui'
import { type ComponentProps, useContext, useState } from 'react'
import { call } from '#server-state'
import { type Partner, readPartners, readTaller, readWearsCovering, useShowsOwn } from '#session'
import { CatalogueAlone } from './catalogue-alone.ts'
import { OwnThumbnail } from './own-thumbnail.tsx'
import { styleRequestOf } from './style-request.ts'

interface OwnStyleProps {
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
export function OwnStyle({ of: style, wearsCovering, note, className }: OwnStyleProps) {
  const [partners] = useState(readPartners)
  const showsOwn = useShowsOwn()
  const isAlone = useContext(CatalogueAlone)
  if (!partners || !showsOwn || isAlone) return null
  const body = styleRequestOf({
    partners,
    style,
    wearsCovering: wearsCovering ?? chosenBefore(style, partners),
    taller: readTaller(),
  })
  return (
    <OwnThumbnail
      className={className}
      note={note}
      asked={{ key: ['style', body], draw: (signal) => call(drawStyleThumbnail, { body, signal }) }}
    />
  )
}

function chosenBefore(
  { variations: [{ offersCovering }] }: Style,
  partners: readonly [Partner, Partner],
): readonly [boolean, boolean] {
  const wears = ({ attire, photo }: Partner) =>
    offersCovering === true && attire === 'dress' && readWearsCovering(photo.id)
  return [wears(partners[0]), wears(partners[1])]
}
