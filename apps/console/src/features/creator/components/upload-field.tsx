import { PictureInput } from '@ever-after/ui'
import { imageUrl, type PictureFolder, usePictureUpload } from '#server-state'
import { copy } from '../copy.ts'

interface UploadFieldProps {
  label: string
  hint: string
  path: string
  folder: PictureFolder
  look: string
  onUploaded: (path: string) => void
}

const shownWidthPx = 480

/** A picture that goes to the image host as soon as it is chosen. */
export function UploadField({ label, hint, path, folder, look, onUploaded }: UploadFieldProps) {
  const { isBusy, problem, upload } = usePictureUpload({ folder, onUploaded })
  return (
    <PictureInput
      label={label}
      hint={hint}
      src={path ? imageUrl(path, shownWidthPx) : undefined}
      choose={isBusy ? copy.uploading : path ? copy.replaceFile : copy.choose}
      problem={problem}
      look={look}
      isBusy={isBusy}
      onFile={(file) => void upload(file)}
    />
  )
}
