import type { ReactNode } from 'react'

interface LinkButtonProps {
  /** For screen readers, when the words alone do not tell what it is about. */
  label?: string
  isDisabled?: boolean
  onClick: () => void
  children: ReactNode
}

/** A quiet action that begins where the text beside it begins. */
export function LinkButton({ label, isDisabled, onClick, children }: LinkButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={isDisabled}
      onClick={onClick}
      className="flex min-h-11 items-center gap-2 rounded-full font-semibold text-copy text-rose disabled:opacity-45"
    >
      {children}
    </button>
  )
}
