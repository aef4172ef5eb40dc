import type { ReactNode } from 'react'

interface LinkButtonProps {
  /** For screen readers, when the words alone do not tell what it is about. */
  label?: string
  /** Id of what says more, such as what it costs. */
  describedBy?: string
  isDisabled?: boolean
  onClick: () => void
  children: ReactNode
}

/** A quiet action that begins where the text beside it begins. */
export function LinkButton({ label, describedBy, isDisabled, onClick, children }: LinkButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-describedby={describedBy}
      disabled={isDisabled}
      onClick={onClick}
      className="flex min-h-11 items-center gap-2 rounded-full font-semibold text-copy text-rose disabled:opacity-45"
    >
      {children}
    </button>
  )
}
