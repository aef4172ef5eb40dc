import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Messages } from '#messages'
import { queryClient } from '#server-state'

/** What every page of the console stands in, login included. Dialogs and messages lie over it. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <div id="frame" className="fixed inset-0 overflow-clip bg-canvas text-ink">
        {children}
        <Messages />
      </div>
    </QueryClientProvider>
  )
}
