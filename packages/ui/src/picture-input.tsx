import { type DragEvent, type ReactNode, useId, useRef } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { Picture } from './picture.tsx'

interface PictureInputProps {
  label: string
  /** What is shown; nothing until something was chosen. */
  src?: string
  /** On the button, such as `Choose a photo`. */
  choose: string
  /** One line below, such as the size that fits. */
  hint?: string
  /** What is wrong with what was chosen. */
  problem?: string
  /** Of the picture: its width and shape. */
  look: string
  isBusy?: boolean
  onFile: (file: File) => void
  /** Below the button. */
  children?: ReactNode
}

/** A picture beside the way to choose another one, by its button or by dropping a file on it. */
export function PictureInput(props: PictureInputProps) {
  const { label, src, choose, hint, problem, look, isBusy = false, onFile, children } = props
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const drop = (event: DragEvent) => {
    event.preventDefault()
    const [file] = event.dataTransfer.files
    if (file && !isBusy) onFile(file)
  }
  return (
    <fieldset className="min-w-0" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <legend className="font-semibold text-copy">{label}</legend>
      <div className="mt-2 flex flex-wrap items-start gap-x-4 gap-y-2">
        <div
          className={classNames(
            'shrink-0 overflow-hidden rounded-field border border-line bg-canvas',
            look,
            isBusy && 'animate-breathe',
          )}
        >
          <Picture src={src} alt={label} className="size-full object-top" />
        </div>
        <div className="grid min-w-36 flex-1 justify-items-start gap-2">
          <Button
            look="quiet"
            size="compact"
            className="text-small"
            disabled={isBusy}
            aria-describedby={hint && hintId}
            onClick={() => input.current?.click()}
          >
            {choose}
          </Button>
          {hint && (
            <p id={hintId} className="text-fine text-soft-ink">
              {hint}
            </p>
          )}
          {children}
        </div>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) onFile(file)
          // The same file can be chosen again once it is mended.
          target.value = ''
        }}
      />
      <p role="alert" className="text-danger text-fine not-empty:mt-1.5">
        {problem}
      </p>
    </fieldset>
  )
}
