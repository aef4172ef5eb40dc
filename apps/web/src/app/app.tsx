import { cataloguePreviewPath } from '@ever-after/contract'
import { lazyPart } from '@ever-after/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { serveFromBrowser } from '#platform/browser-app.ts'
import { rememberFirstLaunch } from '#platform/first-launch.ts'
import { isNative } from '#platform/is-native.ts'
import { keyValueStore } from '#platform/key-value-store.ts'
import { queryClient } from '#server-state'
import { type AppMode, findAppMode } from './app-mode.ts'
import ConsumerApp from './consumer-app.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Initializing } from './initializing.tsx'

const PublicSite = lazyPart(() => import('./public-site.tsx'))
const CataloguePreview = lazyPart(() => import('./catalogue-preview/catalogue-preview.tsx'))

export function App() {
  const [isCataloguePreview] = useState(
    () => !isNative() && window.location.pathname === cataloguePreviewPath,
  )
  if (!isCataloguePreview) return <Visit />
  return (
    // It asks the server for nothing, but parts of the app in it look for what was asked before.
    <QueryClientProvider client={queryClient}>
      <ErrorBoundary>
        <Suspense>
          <CataloguePreview />
        </Suspense>
      </ErrorBoundary>
    </QueryClientProvider>
  )
}

/** A browser gets the public site; the native shell and the preview get the app. */
function Visit() {
  const [mode, setMode] = useState<AppMode>()
  useEffect(() => {
    void open().then(setMode)
  }, [])
  if (!mode) return <Initializing />
  return (
    <QueryClientProvider client={queryClient}>
      <ErrorBoundary>
        <Suspense fallback={<Initializing />}>
          {mode.kind === 'browser' ? (
            <PublicSite />
          ) : (
            <ConsumerApp samplePhotos={mode.kind === 'preview' ? mode.samplePhotos : []} />
          )}
        </Suspense>
      </ErrorBoundary>
    </QueryClientProvider>
  )
}

/** What the device remembers is read before anything asks for it. */
async function open(): Promise<AppMode> {
  const [mode] = await Promise.all([findAppMode(), keyValueStore.hydrate()])
  if (mode.kind !== 'browser') rememberFirstLaunch()
  if (mode.kind === 'preview') serveFromBrowser()
  return mode
}
