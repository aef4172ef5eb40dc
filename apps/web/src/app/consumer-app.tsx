import { localKeys } from '@ever-after/contract'
import { lazy, Suspense, useState } from 'react'
import { Router } from 'wouter'
import { isNative } from '#platform/is-native.ts'
import { localStore } from '#platform/storage.ts'
import { AppRoutes } from './app-routes.tsx'
import { Frame } from './frame.tsx'
import { lazyScreen } from './lazy-screen.tsx'
import { moveBetweenScreens } from './move-between-screens.ts'
import { Paywall } from './paywall.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'
import { ScreenSkeleton } from './screen-skeleton.tsx'
import { StartUp } from './start-up.tsx'

const Welcome = lazyScreen(() => import('./welcome.tsx'))
const Phone = lazy(() => import('./phone/phone.tsx'))

/** The app of the native shell and of the preview: the onboarding until it is done once, then the routes. */
export default function ConsumerApp({ samplePhotos }: { samplePhotos: readonly string[] }) {
  const [isNew] = useState(() => localStore.read(localKeys.onboardingCompleted) !== true)
  const [isWelcomed, setWelcomed] = useState(!isNew)
  const routes = <AppRoutes samplePhotos={samplePhotos} />
  return (
    <StartUp>
      <Router aroundNav={moveBetweenScreens}>
        <Frame hasTabs={isWelcomed}>
          <ScreenBoundary>
            <Suspense fallback={<ScreenSkeleton />}>
              {isNew ? <Welcome onDone={() => setWelcomed(true)}>{routes}</Welcome> : routes}
            </Suspense>
          </ScreenBoundary>
          <Paywall />
        </Frame>
        {isWelcomed && isNative() && (
          <Suspense>
            <Phone />
          </Suspense>
        )}
      </Router>
    </StartUp>
  )
}
