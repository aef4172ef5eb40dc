import { QueryClientProvider } from '@tanstack/react-query'
import { Route, Router, Switch } from 'wouter'
import { Messages } from '#messages'
import { queryClient } from '#server-state'
import { LoginPage } from '../features/access/index.ts'
import { ConsoleScreens } from './console-screens.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

/** The console at /admin, and its login beside it. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <Router base="/admin">
        {/* Dialogs and messages lie over the frame. */}
        <div id="frame" className="fixed inset-0 overflow-clip bg-canvas text-ink">
          <ErrorBoundary>
            <Switch>
              <Route path="/login" component={LoginPage} />
              <Route component={ConsoleScreens} />
            </Switch>
          </ErrorBoundary>
          <Messages />
        </div>
      </Router>
    </QueryClientProvider>
  )
}
