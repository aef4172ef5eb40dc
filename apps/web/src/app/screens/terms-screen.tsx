import { TermsPage, terms, useBack } from '../../features/site/index.ts'
import { useScreenTitle } from '../screen-title.ts'
import { useInfoSettings } from '../use-info-settings.ts'

export default function TermsScreen() {
  useScreenTitle(terms.title)
  return <TermsPage settings={useInfoSettings()} onBack={useBack()} />
}
