import { Route, Router, Switch } from 'wouter'
import { LoginPage } from '../features/access/index.ts'
import { ConsoleScreens } from './console-screens.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Shell } from './shell.tsx'

/** The console at /admin, and its login beside it. */
export function App() {
  return (
    <Shell>
      <Router base="/admin">
        <ErrorBoundary>
          <Switch>
            <Route path="/login" component={LoginPage} />
            <Route component={ConsoleScreens} />
          </Switch>
        </ErrorBoundary>
      </Router>
    </Shell>
  )
}
