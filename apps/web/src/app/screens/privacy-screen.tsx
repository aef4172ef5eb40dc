import { PrivacyPage, privacy, useBack } from '../../features/site/index.ts'
import { useScreenTitle } from '../screen-title.ts'
import { useInfoSettings } from '../use-info-settings.ts'

export default function PrivacyScreen() {
  useScreenTitle(privacy.title)
  return <PrivacyPage settings={useInfoSettings()} onBack={useBack()} />
}
