import { Button } from '@ever-after/ui'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import type { Creation, Notify } from '../creation.ts'
import { ShareButton } from './share-button.tsx'

interface ResultLineProps {
  result: Creation
  notify: Notify
  onSave: () => void
  /** Stands below, such as the rating. */
  children?: ReactNode
}

/** What stands under a finished picture: its name and the ways to share and save it. */
export function ResultLine({ result, notify, onSave, children }: ResultLineProps) {
  return (
    <div className="px-5 pt-3 pb-1">
      <div className="flex min-h-[54px] flex-wrap items-center gap-x-2 gap-y-3">
        <div className="min-w-0 grow basis-36">
          <h1 className="text-[1.5rem] leading-[1.1]">{result.name}</h1>
          <p className="mt-0.5 text-fine text-soft-ink">{copy.madeWith}</p>
        </div>
        <ShareButton creation={result} notify={notify} />
        <Button className="shrink-0" onClick={onSave}>
          <Download aria-hidden="true" className="size-[18px]" />
          {copy.save}
        </Button>
      </div>
      {children}
    </div>
  )
}
