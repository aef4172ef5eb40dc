import type { UploadedDress } from '@ever-after/contract'
import { Button, Dialog } from '@ever-after/ui'
import { useState } from 'react'
import { useAppConfig, usePhotoCompanies } from '#server-state'
import { copy } from '../copy.ts'
import { pickDressPhoto } from '../pick-dress-photo.ts'
import { useDressUpload } from '../use-dress-upload.ts'
import { DressPhotoField } from './dress-photo-field.tsx'
import { UploadProgress } from './upload-progress.tsx'

interface UploadDressSheetProps {
  onClose: () => void
  onUploaded: (dress: UploadedDress) => void
}

const nameMaxLength = 80

/** Says what photo of a dress works, takes one with a name if wished, and sends it. */
export function UploadDressSheet({ onClose, onUploaded }: UploadDressSheetProps) {
  const [file, setFile] = useState<File>()
  const [isRefused, setRefused] = useState(false)
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<{ title: string; description: string }>()
  const { photoRetentionDays: days } = useAppConfig()
  const companies = usePhotoCompanies(['dress', 'storage'])
  const { fraction, send } = useDressUpload({
    onUploaded,
    onFailed: (words, isPhotoRefused) => {
      setProblem({ title: copy.uploadFailed, description: words })
      setRefused(isPhotoRefused)
    },
  })
  const isSending = fraction !== undefined

  const choose = async (chosen: File) => {
    setProblem(undefined)
    const picked = await pickDressPhoto(chosen)
    if (!('file' in picked)) return setProblem(picked)
    setFile(picked.file)
    setRefused(false)
  }

  return (
    <Dialog title={copy.uploadOwn} description={copy.uploadOwnMore} onClose={isSending ? undefined : onClose}>
      <DressPhotoField file={file} isResting={isSending} onChoose={(chosen) => void choose(chosen)} />
      {problem && (
        <div role="alert" className="mt-3 rounded-field bg-blush px-4 py-3 text-copy">
          <strong className="block font-semibold">{problem.title}</strong>
          {problem.description}
        </div>
      )}
      {isSending ? (
        <UploadProgress fraction={fraction} onCancel={onClose} />
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            setProblem(undefined)
            if (file) void send({ file, name })
          }}
        >
          {file && (
            <label className="mt-4 block text-copy">
              {copy.name} <span className="text-soft-ink">({copy.nameMore})</span>
              <input
                value={name}
                maxLength={nameMaxLength}
                autoComplete="off"
                onChange={(event) => setName(event.target.value)}
                className="mt-1.5 h-12 w-full rounded-field border border-line bg-paper px-4 text-base"
              />
            </label>
          )}
          <p className="wrap-anywhere mt-4 text-fine text-soft-ink">
            {copy.uploadTrust({ days, companies })}
          </p>
          <div className="mt-4 grid grid-cols-2 gap-3">
            <Button look="quiet" onClick={onClose}>
              {copy.cancel}
            </Button>
            <Button type="submit" disabled={!file || isRefused}>
              {copy.upload}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
