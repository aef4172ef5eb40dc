import { Button, classNames, Picture } from '@ever-after/ui'
import { useRef } from 'react'
import { imageUrl, type PictureFolder, usePictureUpload } from '#server-state'
import { formCopy } from '../form-copy.ts'
import { FormNote } from './form-note.tsx'

interface PictureFieldProps {
  label: string
  path: string
  folder: PictureFolder
  /** Of the picture: its width and shape. */
  look: string
  onUploaded: (path: string) => void
  onUploading: (isUploading: boolean) => void
}

const shownWidthPx = 480

/** A picture of a style, and the way to put another one in its place. */
export function PictureField({ label, path, folder, look, onUploaded, onUploading }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const { isBusy, problem, upload } = usePictureUpload({ folder, onUploaded, onUploading })
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold text-copy">{label}</legend>
      <div className="mt-2 flex flex-wrap items-end gap-x-4 gap-y-2">
        <div
          className={classNames(
            'shrink-0 overflow-hidden rounded-field border border-line bg-canvas',
            look,
            isBusy && 'animate-breathe',
          )}
        >
          {path && <Picture src={imageUrl(path, shownWidthPx)} alt={label} className="size-full" />}
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
      <div role="alert">{problem && <FormNote isProblem>{problem}</FormNote>}</div>
    </fieldset>
  )
}
