import { Button, Notice } from '@ever-after/ui'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'

interface FoundProps {
  term: string
  count: number
  onClear: () => void
  children: ReactNode
}

/** What a search found, or that it found nothing. */
export function Found({ term, count, onClear, children }: FoundProps) {
  if (count > 0) return <div className="pt-2">{children}</div>
  return (
    <Notice
      title={copy.nothingFound(term.trim())}
      action={
        <Button look="link" onClick={onClear}>
          {copy.clearSearch}
        </Button>
      }
    />
  )
}
