import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

interface RefusalLineProps {
  title?: string
  children: ReactNode
}

/** Why a photo cannot be used, under the photo. */
export function RefusalLine({ title, children }: RefusalLineProps) {
  return (
    <div className="flex animate-fade gap-2 text-danger text-fine leading-snug">
      <CircleAlert aria-hidden="true" className="mt-px size-4 shrink-0" />
      <div className="min-w-0">
        {title && <strong className="block font-semibold">{title}</strong>}
        {children}
      </div>
    </div>
  )
}
