import { Suspense, useEffect } from 'react'
import { Route, Router, Switch } from 'wouter'
import { ErrorBoundary } from './error-boundary.tsx'
import { Frame } from './frame.tsx'
import { lazyScreen } from './lazy-screen.tsx'
import { moveBetweenScreens } from './move-between-screens.ts'
import { ScreenSkeleton } from './screen-skeleton.tsx'
import { HomeScreen } from './screens/home-screen.tsx'
import { NotFoundScreen } from './screens/not-found-screen.tsx'
import { StartUp } from './start-up.tsx'

const CoupleUploadScreen = lazyScreen(() => import('./screens/couple-upload-screen.tsx'))
const StylePreviewScreen = lazyScreen(() => import('./screens/style-preview-screen.tsx'))
const HistoryScreen = lazyScreen(() => import('./screens/history-screen.tsx'))
const LandingScreen = lazyScreen(() => import('./screens/landing-screen.tsx'))

/** Every route of the app. */
export default function ConsumerApp({ samplePhotos }: { samplePhotos: readonly string[] }) {
  usePreloadedScreens()
  return (
    <StartUp>
      <Router aroundNav={moveBetweenScreens}>
        <Frame>
          <ErrorBoundary>
            <Suspense fallback={<ScreenSkeleton />}>
              <Switch>
                <Route path="/">
                  <HomeScreen />
                </Route>
                <Route path="/wedding-upload">
                  <CoupleUploadScreen samplePhotos={samplePhotos} />
                </Route>
                <Route path="/wedding-style/:photoId">
                  <StylePreviewScreen />
                </Route>
                <Route path="/history">
                  <HistoryScreen />
                </Route>
                <Route path="/landing">
                  <LandingScreen />
                </Route>
                <Route>
                  <NotFoundScreen />
                </Route>
              </Switch>
            </Suspense>
          </ErrorBoundary>
        </Frame>
      </Router>
    </StartUp>
  )
}

const preloadDelayMs = 1500

/** Fetches the other screens once the first one stands, so that a tap answers at once. */
function usePreloadedScreens() {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const screen of [CoupleUploadScreen, StylePreviewScreen, HistoryScreen]) {
        // A screen that cannot be fetched now is fetched when it is opened.
        screen.preload().catch(() => undefined)
      }
    }, preloadDelayMs)
    return () => clearTimeout(timer)
  }, [])
}
