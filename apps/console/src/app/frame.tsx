import type { ReactNode } from 'react'
import { copy } from './copy.ts'
import { OfflineNotice } from './offline-notice.tsx'
import { Rail } from './rail.tsx'

/** The rail of tabs beside the screen; above it where there is little room. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="flex h-full flex-col lg:flex-row">
      <a
        href="#screen"
        className="sr-only z-50 rounded-full bg-ink text-paper focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:px-4 focus:py-2.5"
      >
        {copy.skip}
      </a>
      <Rail />
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <OfflineNotice />
        <div className="min-h-0 flex-1">{children}</div>
      </div>
    </div>
  )
}
