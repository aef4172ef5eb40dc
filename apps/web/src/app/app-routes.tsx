import { lazyPart, loadDialog } from '@ever-after/ui'
import { useEffect } from 'react'
import { Route, Switch } from 'wouter'
import { loadPaywall } from '../features/membership/index.ts'
import { operatorRoutes, routes } from './routes.ts'
import { HomeScreen } from './screens/home-screen.tsx'
import { NotFoundScreen } from './screens/not-found-screen.tsx'
import { StyleRequest } from './style-request.ts'

const screens = {
  dresses: lazyPart(() => import('./screens/dresses-screen.tsx')),
  history: lazyPart(() => import('./screens/history-screen.tsx')),
  premium: lazyPart(() => import('./screens/premium-screen.tsx')),
  settings: lazyPart(() => import('./screens/settings-screen.tsx')),
  landing: lazyPart(() => import('./screens/landing-screen.tsx')),
  coupleUpload: lazyPart(() => import('./screens/couple-upload-screen.tsx')),
  camera: lazyPart(() => import('./screens/camera-screen.tsx')),
  stylePreview: lazyPart(() => import('./screens/style-preview-screen.tsx')),
  faq: lazyPart(() => import('./screens/faq-screen.tsx')),
  support: lazyPart(() => import('./screens/support-screen.tsx')),
  privacy: lazyPart(() => import('./screens/privacy-screen.tsx')),
  terms: lazyPart(() => import('./screens/terms-screen.tsx')),
  dressUpload: lazyPart(() => import('./screens/dress-upload-screen.tsx')),
  dressTryon: lazyPart(() => import('./screens/dress-tryon-screen.tsx')),
  hairColor: lazyPart(() => import('./screens/hair-color-screen.tsx')),
  changes: lazyPart(() => import('./screens/changes-screen.tsx')),
  console: lazyPart(() => import('./operator/console-screen.tsx')),
  try: lazyPart(() => import('./screens/try-screen.tsx')),
}

/** Every page of the app; any other path is not found. */
export function AppRoutes({ samplePhotos }: { samplePhotos: readonly string[] }) {
  usePreloadedScreens()
  return (
    <Switch>
      <Route path={routes.home}>
        <HomeScreen />
      </Route>
      <Route path={routes.coupleUpload}>
        <screens.coupleUpload samplePhotos={samplePhotos} />
      </Route>
      <Route path={routes.dressUpload}>
        <screens.dressUpload samplePhotos={samplePhotos} />
      </Route>
      {pages.map(({ path, Screen }) => (
        <Route key={path} path={path}>
          <Screen />
        </Route>
      ))}
      {operatorRoutes.map((path) => (
        <Route key={path} path={path}>
          <screens.console />
        </Route>
      ))}
      <Route>
        <NotFoundScreen />
      </Route>
    </Switch>
  )
}

const pages = (
  [
    'dresses',
    'history',
    'premium',
    'settings',
    'landing',
    'camera',
    'stylePreview',
    'faq',
    'support',
    'privacy',
    'terms',
    'dressTryon',
    'hairColor',
    'changes',
    'try',
  ] as const
).map((name) => ({ path: routes[name], Screen: screens[name] }))

const preloadDelayMs = 1500
const nextScreens = ['coupleUpload', 'stylePreview', 'dresses', 'history', 'premium', 'settings'] as const
const nextSheets = [loadDialog, loadPaywall, StyleRequest.preload] as const

/** Fetches the screens and sheets that a tap can open next once the first one stands, so that a tap answers at once. */
function usePreloadedScreens() {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const load of [...nextScreens.map((name) => screens[name].preload), ...nextSheets]) {
        // What cannot be fetched now is fetched when it is opened.
        load().catch(() => undefined)
      }
    }, preloadDelayMs)
    return () => clearTimeout(timer)
  }, [])
}
