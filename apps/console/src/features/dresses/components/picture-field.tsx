import { Button, classNames, Picture } from '@ever-after/ui'
import { useRef } from 'react'
import { imageUrl, type PictureFolder, usePictureUpload } from '#server-state'
import { formCopy } from '../copy.ts'
import { Problem } from './problem.tsx'

interface PictureFieldProps {
  label: string
  hint: string
  path: string
  folder: PictureFolder
  /** Of the picture: its width and shape. */
  look: string
  onUploaded: (path: string) => void
}

const shownWidthPx = 480

/** A picture of a dress, and the way to put another one in its place. */
export function PictureField({ label, hint, path, folder, look, onUploaded }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const { isBusy, problem, upload } = usePictureUpload({ folder, onUploaded })
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold text-copy">{label}</legend>
      <div className="mt-2 flex items-end gap-4">
        <div
          className={classNames(
            'shrink-0 overflow-hidden rounded-field border border-line bg-canvas',
            look,
            isBusy && 'animate-breathe',
          )}
        >
          {path && (
            <Picture src={imageUrl(path, shownWidthPx)} alt={label} className="size-full object-top" />
          )}
        </div>
        <Button
          look="quiet"
          size="compact"
          className="text-small"
          disabled={isBusy}
          onClick={() => input.current?.click()}
        >
          {isBusy ? formCopy.uploading : path ? formCopy.replace(label) : formCopy.upload(label)}
        </Button>
        <input
          ref={input}
          type="file"
          accept="image/*"
          aria-label={formCopy.upload(label)}
          tabIndex={-1}
          className="sr-only"
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file) void upload(file)
            target.value = ''
          }}
        />
      </div>
      <p className="mt-1.5 text-fine text-soft-ink">{hint}</p>
      <Problem>{problem}</Problem>
    </fieldset>
  )
}
