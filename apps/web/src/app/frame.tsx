import { CloudOff } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useLocation } from 'wouter'
import { useOnline } from '#platform/use-online.ts'
import { copy } from './copy.ts'
import { PlacedToaster } from './placed-toaster.tsx'
import { TabBar } from './tab-bar.tsx'
import { showsTabBar } from './tabs.ts'
import { useScrollPlaces } from './use-scroll-places.ts'

/** The phone: the whole screen where it is small, a 390 × 844 column on paper where it is wide. */
export function Frame({ hasTabs, children }: { hasTabs: boolean; children: ReactNode }) {
  const [path] = useLocation()
  const isOnline = useOnline()
  const screen = useRef<HTMLElement>(null)
  useScrollPlaces(screen, path)

  return (
    <div className="flex min-h-dvh items-center justify-center bg-paper">
      <div
        id="frame"
        data-offline={!isOnline || undefined}
        className="group/frame relative flex h-dvh w-full flex-col [container:frame/size] overflow-hidden bg-paper [--notice-height:0px] data-offline:[--notice-height:2.5rem] framed:box-content framed:h-[min(844px,calc(100dvh-44px))] framed:w-[390px] framed:rounded-[46px] framed:border-[9px] framed:border-bezel framed:shadow-soft"
      >
        <p role="status" className="z-30 shrink-0 bg-blush text-center text-fine">
          {!isOnline && (
            <span className="flex items-center justify-center gap-2 px-4 pt-[max(8px,env(safe-area-inset-top))] pb-2">
              <CloudOff aria-hidden="true" className="size-4 shrink-0 text-rose" />
              {copy.offline}
            </span>
          )}
        </p>
        <main
          ref={screen}
          tabIndex={-1}
          className="relative flex-1 overflow-y-auto overflow-x-hidden scroll-smooth scroll-pb-28 outline-none"
        >
          {children}
        </main>
        {hasTabs && showsTabBar(path) && <TabBar />}
        <PlacedToaster />
      </div>
    </div>
  )
}
