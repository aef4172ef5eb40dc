import { limits, localKeys } from '@ever-after/contract'
import { lazyPart, watchBack } from '@ever-after/ui'
import { Suspense, useEffect, useState } from 'react'
import { Router } from 'wouter'
import { isNative } from '#platform/is-native.ts'
import { localStore } from '#platform/storage.ts'
import { wait } from '#platform/wait.ts'
import { AppRoutes } from './app-routes.tsx'
import { Frame } from './frame.tsx'
import { moveBetweenScreens } from './move-between-screens.ts'
import { Paywall } from './paywall.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'
import { ScreenSkeleton } from './screen-skeleton.tsx'
import { StartUp } from './start-up.tsx'

const Welcome = lazyPart(() => import('./welcome.tsx'))
const Phone = lazyPart(() => import('./phone/phone.tsx'))
const Launch = lazyPart(() => import('./launch/launch.tsx'))
const StoreDesk = lazyPart(() => import('./store-desk.tsx'))

/** The app of the native shell and of the preview: the onboarding until it is done once, then the routes. */
export default function ConsumerApp({ samplePhotos }: { samplePhotos: readonly string[] }) {
  useEffect(watchBack, [])
  useEffect(() => {
    // In one file with the rest of Home; it comes while the device waits for its token and status.
    Launch.preload().catch(() => undefined)
  }, [])
  const [isNew] = useState(() => localStore.read(localKeys.onboardingCompleted) !== true)
  const [isWelcomed, setWelcomed] = useState(!isNew)
  /** A first start ends with offers of its own; the launch's waits until they are over. */
  const [isSettled, setSettled] = useState(!isNew)
  const settle = () => void wait(limits.appLaunchRearmMs).then(() => setSettled(true))
  const routes = <AppRoutes samplePhotos={samplePhotos} />
  return (
    <StartUp>
      <Router aroundNav={moveBetweenScreens}>
        <Frame hasTabs={isWelcomed}>
          <ScreenBoundary>
            <Suspense fallback={<ScreenSkeleton />}>
              {isNew ? (
                <Welcome onDone={() => setWelcomed(true)} onSettled={settle}>
                  {routes}
                </Welcome>
              ) : (
                routes
              )}
            </Suspense>
          </ScreenBoundary>
          <Paywall />
          <ScreenBoundary isQuiet>
            <Suspense>
              <Launch isHeld={!isSettled} />
              <StoreDesk />
            </Suspense>
          </ScreenBoundary>
        </Frame>
        {isWelcomed && isNative() && (
          <ScreenBoundary isQuiet>
            <Suspense>
              <Phone />
            </Suspense>
          </ScreenBoundary>
        )}
      </Router>
    </StartUp>
  )
}
