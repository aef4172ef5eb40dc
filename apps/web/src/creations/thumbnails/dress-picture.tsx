import { drawDressThumbnail } from '@ever-after/contract'
import { Picture } from '@ever-after/ui'
import { type ComponentProps, useState } from 'react'
import { call } from '#server-state'
import { readDressPhoto, useShowsOwn } from '#session'
import { OwnThumbnail } from './own-thumbnail.tsx'

interface DressPictureProps extends ComponentProps<typeof Picture> {
  of: { id: string; isCustomDress: boolean }
  /** Whether its covering is worn. */
  wearsCovering?: boolean
  /** Said of the person's own where it stands large. */
  note?: string
}

/** The picture of a dress, and over one of the catalogue's whoever tries it on; for a `relative` place. */
export function DressPicture({ of: dress, wearsCovering = false, note, ...picture }: DressPictureProps) {
  const [photo] = useState(readDressPhoto)
  const showsOwn = useShowsOwn()
  const body = photo && { photoId: photo.id, dressId: dress.id, ...(wearsCovering && { wearsCovering }) }
  return (
    <>
      <Picture {...picture} />
      {body && showsOwn && !dress.isCustomDress && (
        <OwnThumbnail
          className={picture.className}
          note={note}
          asked={{ key: ['dress', body], draw: (signal) => call(drawDressThumbnail, { body, signal }) }}
        />
      )}
    </>
  )
}
