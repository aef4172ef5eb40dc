import { lazyPart, Notice } from '@ever-after/ui'
import { Activity, type ComponentType, Suspense, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { copy } from './copy.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { ScreenSkeleton } from './screen-skeleton.tsx'
import { tabs } from './tabs.ts'

const screens = new Map<string, ComponentType>(tabs.map(({ path, load }) => [path, lazyPart(load)]))

/** The screens of the tabs. One that was opened stays as it is behind the others, with what was typed into it. */
export function TabPanels() {
  const [location] = useLocation()
  const [opened, setOpened] = useState<readonly string[]>([])
  if (screens.has(location) && !opened.includes(location)) setOpened([...opened, location])
  if (!screens.has(location)) return <UnknownPage />
  return opened.map((path) => {
    const Screen = screens.get(path)
    const isShown = path === location
    return (
      Screen && (
        <Activity key={path} mode={isShown ? 'visible' : 'hidden'}>
          <main
            id={isShown ? 'screen' : undefined}
            tabIndex={-1}
            className="relative h-full overflow-y-auto px-4 py-5 outline-none lg:px-8 lg:py-7"
          >
            <ErrorBoundary>
              <Suspense fallback={<ScreenSkeleton />}>
                <Screen />
              </Suspense>
            </ErrorBoundary>
          </main>
        </Activity>
      )
    )
  })
}

function UnknownPage() {
  return (
    <main id="screen" tabIndex={-1}>
      <Notice
        isPage
        title={copy.notFound}
        action={
          <Link href="~/admin" className="inline-flex min-h-11 items-center text-rose underline">
            {copy.backToStyles}
          </Link>
        }
      />
    </main>
  )
}
