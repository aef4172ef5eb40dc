import { TermsPage, terms, useBack, useSiteSettings } from '../../features/site/index.ts'
import { useScreenTitle } from '../screen-title.ts'

export default function TermsScreen() {
  useScreenTitle(terms.title)
  return <TermsPage settings={useSiteSettings()} onBack={useBack()} />
}
