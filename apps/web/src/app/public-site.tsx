import { useEffect, useState } from 'react'
import { Route, Switch } from 'wouter'
import { LandingPage, PrivacyPage, SupportPage, TermsPage, useSiteSettings } from '../features/site/index.ts'
import { hasDrawnPage, revealDrawnPage } from './drawn-page.ts'

/** What a browser sees: the page that came with the document, or one drawn here where none did. */
export default function PublicSite() {
  const [isDrawn] = useState(hasDrawnPage)
  useEffect(revealDrawnPage, [])
  return isDrawn ? null : <Pages />
}

function Pages() {
  const settings = useSiteSettings()
  return (
    <main>
      <Switch>
        <Route path="/privacy">
          <PrivacyPage settings={settings} />
        </Route>
        <Route path="/terms">
          <TermsPage settings={settings} />
        </Route>
        <Route path="/support">
          <SupportPage settings={settings} />
        </Route>
        <Route path="/try" />
        <Route>
          <LandingPage settings={settings} />
        </Route>
      </Switch>
    </main>
  )
}
