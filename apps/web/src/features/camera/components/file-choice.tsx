import { classNames } from '@ever-after/ui'
import type { ReactNode } from 'react'

interface FileChoiceProps {
  label: string
  className?: string
  children: ReactNode
  onChoose: (file: File) => void
}

/** A file field for one image that looks like a button; the way out for a device without a camera. */
export function FileChoice({ label, className, children, onChoose }: FileChoiceProps) {
  return (
    <label
      title={label}
      className={classNames(
        'flex cursor-pointer items-center justify-center has-focus-visible:outline-2 has-focus-visible:outline-white has-focus-visible:outline-offset-2',
        className,
      )}
    >
      <input
        type="file"
        accept="image/*"
        aria-label={label}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // The same file may be chosen again after a refusal.
          currentTarget.value = ''
          if (file) onChoose(file)
        }}
      />
      {children}
    </label>
  )
}
