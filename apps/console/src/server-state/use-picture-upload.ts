import { useState } from 'react'
import { copy } from './copy.ts'
import { refuseFile } from './refuse-file.ts'
import { type PictureFolder, uploadPicture } from './upload-picture.ts'

interface Wish {
  folder: PictureFolder
  onUploaded: (path: string) => void
  onUploading?: (isUploading: boolean) => void
}

/** Puts chosen files on the image host, one at a time, and says in words why one did not get there. */
export function usePictureUpload({ folder, onUploaded, onUploading }: Wish) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const turn = (isUploading: boolean) => {
    setBusy(isUploading)
    onUploading?.(isUploading)
  }
  const upload = async (file: File) => {
    const refused = refuseFile(file)
    setProblem(refused)
    if (refused) return
    turn(true)
    try {
      onUploaded(await uploadPicture({ file, folder }))
    } catch {
      // Whatever the reason was, the person is told the same.
      setProblem(copy.uploadFailed)
    }
    turn(false)
  }
  return { isBusy, problem, upload }
}
