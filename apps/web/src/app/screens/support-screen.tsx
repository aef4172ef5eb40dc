import { SupportPage, support, useBack } from '../../features/site/index.ts'
import { useScreenTitle } from '../screen-title.ts'
import { useInfoSettings } from '../use-info-settings.ts'

export default function SupportScreen() {
  useScreenTitle(support.title)
  return <SupportPage settings={useInfoSettings()} onBack={useBack()} />
}
