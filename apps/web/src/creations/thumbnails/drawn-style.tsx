import { drawStyleThumbnail, type Style } from '@ever-after/contract'
import { call } from '#server-state'
import { type Partner, readTaller, readWearsCovering } from '#session'
import { OwnThumbnail } from './own-thumbnail.tsx'
import type { OwnStyleProps } from './style-picture.tsx'
import { styleRequestOf } from './style-request.ts'

/** The couple itself in a style, as the server draws it. */
export default function DrawnStyle({
  of: style,
  partners,
  wearsCovering,
  stance,
  note,
  onNone,
  className,
}: Omit<OwnStyleProps, 'isAlways'> & { partners: readonly [Partner, Partner] }) {
  const body = styleRequestOf({
    partners,
    style,
    wearsCovering: wearsCovering ?? chosenBefore(style, partners),
    taller: readTaller(),
    stance,
  })
  return (
    <OwnThumbnail
      className={className}
      note={note}
      onNone={onNone}
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
