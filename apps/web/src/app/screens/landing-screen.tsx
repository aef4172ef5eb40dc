import { LandingPage, siteCopy, useBack } from '../../features/site/index.ts'
import { useScreenTitle } from '../screen-title.ts'
import { useInfoSettings } from '../use-info-settings.ts'

export default function LandingScreen() {
  useScreenTitle(siteCopy.headline)
  return <LandingPage settings={useInfoSettings()} onBack={useBack()} />
}
