import { classNames, Picture } from '@ever-after/ui'
import { ImagePlus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { copy } from '../copy.ts'
import { DressHint } from './dress-hint.tsx'

interface DressPhotoFieldProps {
  file: File | undefined
  isResting: boolean
  onChoose: (file: File) => void
}

/** The drawn hint until a photo is chosen, then the photo; a tap opens the device's photos. */
export function DressPhotoField({ file, isResting, onChoose }: DressPhotoFieldProps) {
  const url = useObjectUrl(file)
  return (
    <label
      className={classNames(
        'mt-5 flex cursor-pointer flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-line bg-paper p-4',
        'transition duration-200 has-focus-visible:outline-2 has-focus-visible:outline-rose',
        isResting ? 'pointer-events-none opacity-60' : 'hover:bg-blush',
      )}
    >
      <span className="flex h-[150px] w-[116px] shrink-0 items-center justify-center overflow-hidden rounded-field">
        {url ? (
          <Picture src={url} alt={copy.chosenPhoto} className="size-full object-top" />
        ) : (
          <DressHint className="h-full" />
        )}
      </span>
      <span className="flex min-w-[130px] flex-1 flex-col items-start gap-3">
        {!file && (
          <span className="flex flex-col gap-1 text-small text-soft-ink leading-snug">
            {copy.hints.map((hint) => (
              <span key={hint}>{hint}</span>
            ))}
          </span>
        )}
        <span className="flex min-h-11 items-center gap-2 font-semibold text-copy text-rose leading-tight">
          <ImagePlus aria-hidden="true" className="size-5" strokeWidth={1.7} />
          {file ? copy.otherPhoto : copy.choosePhoto}
        </span>
      </span>
      <input
        type="file"
        accept="image/*"
        disabled={isResting}
        className="sr-only"
        aria-label={file ? copy.otherPhoto : copy.choosePhoto}
        onChange={(event) => {
          const [chosen] = event.target.files ?? []
          // The same file may be chosen again after it was refused.
          event.target.value = ''
          if (chosen) onChoose(chosen)
        }}
      />
    </label>
  )
}

function useObjectUrl(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
