import { LandingPage, siteCopy, useBack, useSiteSettings } from '../../features/site/index.ts'
import { useScreenTitle } from '../screen-title.ts'

export default function LandingScreen() {
  useScreenTitle(siteCopy.headline)
  return <LandingPage settings={useSiteSettings()} onBack={useBack()} />
}
