import { lazy, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { Frame } from './frame.tsx'
import { HomeScreen } from './screens/home-screen.tsx'
import { NotFoundScreen } from './screens/not-found-screen.tsx'
import { StartUp } from './start-up.tsx'

const CoupleUploadScreen = lazy(() => import('./screens/couple-upload-screen.tsx'))
const StylePreviewScreen = lazy(() => import('./screens/style-preview-screen.tsx'))
const HistoryScreen = lazy(() => import('./screens/history-screen.tsx'))

/** Every route of the app. */
export default function ConsumerApp({ isPreview }: { isPreview: boolean }) {
  return (
    <StartUp>
      <Frame>
        <Suspense>
          <Switch>
            <Route path="/">
              <HomeScreen />
            </Route>
            <Route path="/wedding-upload">
              <CoupleUploadScreen isPreview={isPreview} />
            </Route>
            <Route path="/wedding-style/:photoId">
              <StylePreviewScreen />
            </Route>
            <Route path="/history">
              <HistoryScreen />
            </Route>
            <Route>
              <NotFoundScreen />
            </Route>
          </Switch>
        </Suspense>
      </Frame>
    </StartUp>
  )
}
