import { IconButton } from '@ever-after/ui'
import { Share } from 'lucide-react'
import { canSharePictures } from '#platform/share-picture.ts'
import { copy } from '../copy.ts'
import type { Creation, Notify } from '../creation.ts'
import { shareCreation } from '../keep-creation.ts'

interface ShareButtonProps {
  creation: Pick<Creation, 'kind' | 'id'>
  notify: Notify
}

/** Opens the share sheet for a finished creation; absent where the device has none that takes pictures. */
export function ShareButton({ creation, notify }: ShareButtonProps) {
  if (!canSharePictures()) return null
  const share = () =>
    shareCreation(creation).catch(() => notify({ title: copy.shareFailed, isDestructive: true }))
  return (
    <IconButton
      label={copy.share}
      onClick={() => void share()}
      className="size-12 shrink-0 border border-line"
    >
      <Share aria-hidden="true" className="size-5" />
    </IconButton>
  )
}
