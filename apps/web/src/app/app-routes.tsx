import { loadDialog } from '@ever-after/ui'
import { useEffect } from 'react'
import { Route, Switch } from 'wouter'
import { loadPaywall } from '../features/membership/index.ts'
import { lazyScreen } from './lazy-screen.tsx'
import { routes } from './routes.ts'
import { HomeScreen } from './screens/home-screen.tsx'
import { NotFoundScreen } from './screens/not-found-screen.tsx'
import { StyleRequest } from './style-request.ts'

const screens = {
  dresses: lazyScreen(() => import('./screens/dresses-screen.tsx')),
  history: lazyScreen(() => import('./screens/history-screen.tsx')),
  premium: lazyScreen(() => import('./screens/premium-screen.tsx')),
  settings: lazyScreen(() => import('./screens/settings-screen.tsx')),
  landing: lazyScreen(() => import('./screens/landing-screen.tsx')),
  coupleUpload: lazyScreen(() => import('./screens/couple-upload-screen.tsx')),
  camera: lazyScreen(() => import('./screens/camera-screen.tsx')),
  stylePreview: lazyScreen(() => import('./screens/style-preview-screen.tsx')),
  faq: lazyScreen(() => import('./screens/faq-screen.tsx')),
  support: lazyScreen(() => import('./screens/support-screen.tsx')),
  privacy: lazyScreen(() => import('./screens/privacy-screen.tsx')),
  terms: lazyScreen(() => import('./screens/terms-screen.tsx')),
  dressUpload: lazyScreen(() => import('./screens/dress-upload-screen.tsx')),
  dressTryon: lazyScreen(() => import('./screens/dress-tryon-screen.tsx')),
  hairColor: lazyScreen(() => import('./screens/hair-color-screen.tsx')),
  try: lazyScreen(() => import('./screens/try-screen.tsx')),
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
