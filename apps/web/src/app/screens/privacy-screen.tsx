import { PrivacyPage, privacy, useBack, useSiteSettings } from '../../features/site/index.ts'
import { useScreenTitle } from '../screen-title.ts'

export default function PrivacyScreen() {
  useScreenTitle(privacy.title)
  return <PrivacyPage settings={useSiteSettings()} onBack={useBack()} />
}
