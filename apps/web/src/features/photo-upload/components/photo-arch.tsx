import { classNames, Picture } from '@ever-after/ui'
import { ImageIcon, Plus } from 'lucide-react'
import { serverAddress } from '#platform/api-origin.ts'
import { copy } from '../copy.ts'
import type { ChosenPhoto } from '../draft/draft.ts'
import { PhotoInput } from './photo-input.tsx'

interface PhotoArchProps {
  id: string
  name: string
  label: string
  photo: ChosenPhoto | undefined
  isPreparing: boolean
  isRefused: boolean
  onPick: (file: File) => void
}

/** A church window for one portrait; pressing it chooses a photo. */
export function PhotoArch({ id, name, label, photo, isPreparing, isRefused, onPick }: PhotoArchProps) {
  return (
    // The label and its input are what is pressed; dropping is an extra for those who point.
    // biome-ignore lint/a11y/noStaticElementInteractions: the input inside takes keyboard and screen readers
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        const [file] = event.dataTransfer.files
        if (file) onPick(file)
      }}
      className={classNames(
        'relative aspect-[3/4] overflow-hidden arch border bg-card has-focus-visible:outline-2 has-focus-visible:outline-rose has-focus-visible:outline-offset-2',
        frameOf({ hasPhoto: photo !== undefined, isRefused }),
      )}
    >
      <PhotoInput id={id} label={label} onPick={onPick} />
      <label
        htmlFor={id}
        className="absolute inset-0 flex cursor-pointer flex-col items-center justify-center gap-3 px-4 text-center text-soft-ink text-sm"
      >
        <span
          className={classNames(
            'flex size-12 items-center justify-center rounded-full bg-blush text-rose',
            isPreparing && 'animate-breathe',
          )}
        >
          {photo ? <ImageIcon aria-hidden="true" /> : <Plus aria-hidden="true" />}
        </span>
        {wordsOf(photo, isPreparing)}
        {photo?.shownUrl && (
          <Picture src={serverAddress(photo.shownUrl)} alt={name} className="absolute inset-0 size-full" />
        )}
      </label>
    </div>
  )
}

function frameOf({ hasPhoto, isRefused }: { hasPhoto: boolean; isRefused: boolean }): string {
  if (isRefused) return 'border-2 border-danger'
  return hasPhoto ? 'border-line' : 'border-champagne border-dashed'
}

function wordsOf(photo: ChosenPhoto | undefined, isPreparing: boolean): string | undefined {
  if (isPreparing) return copy.preparing
  if (!photo) return copy.addPhoto
  const isComing = !photo.shownUrl && photo.arrival.state !== 'refused'
  return isComing ? copy.unseen : undefined
}
