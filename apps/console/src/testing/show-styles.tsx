import DraftsScreen from '../app/screens/drafts-screen.tsx'
import LiveStylesScreen from '../app/screens/live-styles-screen.tsx'
import type { StylesCatalogue } from '../documents/index.ts'
import { show } from './show.tsx'

/** Shows the screen of a tab of styles, with everything that stands on it. */
export function showStyles(catalogue: StylesCatalogue): void {
  show(catalogue === 'live' ? <LiveStylesScreen /> : <DraftsScreen />)
}
