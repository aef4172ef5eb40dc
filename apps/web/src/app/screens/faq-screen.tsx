import { FaqPage, faqCopy, useBack, useSiteSettings } from '../../features/site/index.ts'
import { useScreenTitle } from '../screen-title.ts'

export default function FaqScreen() {
  useScreenTitle(faqCopy.title)
  return <FaqPage settings={useSiteSettings()} onBack={useBack()} />
}
