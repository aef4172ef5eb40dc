import { Toaster } from '@ever-after/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { useOnline } from '../platform/use-online.ts'
import { copy } from './copy.ts'
import { TabBar } from './tab-bar.tsx'
import { showsTabBar } from './tabs.ts'
import { toasts } from './toasts.ts'

/** The phone: the whole screen where it is small, a 390 × 844 column on paper where it is wide. */
export function Frame({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  const isOnline = useOnline()
  const scroller = useRef<HTMLElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new path starts at its top
  useEffect(() => {
    scroller.current?.scrollTo(0, 0)
  }, [path])

  return (
    <div className="flex min-h-dvh items-center justify-center bg-paper sm:bg-blush">
      <div
        id="frame"
        className="relative flex h-dvh w-full flex-col overflow-hidden bg-paper sm:h-[min(844px,calc(100dvh-32px))] sm:w-[390px] sm:rounded-[44px] sm:border-[10px] sm:border-[#2b2320] sm:shadow-soft"
      >
        {!isOnline && (
          <p
            role="status"
            className="z-30 shrink-0 bg-champagne px-4 py-1.5 text-center text-[13px] text-black"
          >
            {copy.offline}
          </p>
        )}
        <main ref={scroller} className="relative flex-1 overflow-y-auto overflow-x-hidden scroll-smooth">
          {children}
        </main>
        {showsTabBar(path) && <TabBar />}
        <Toaster store={toasts} />
      </div>
    </div>
  )
}
