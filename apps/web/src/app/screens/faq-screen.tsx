import { FaqPage, faqCopy, useBack } from '../../features/site/index.ts'
import { useScreenTitle } from '../screen-title.ts'
import { useInfoSettings } from '../use-info-settings.ts'

export default function FaqScreen() {
  useScreenTitle(faqCopy.title)
  return <FaqPage settings={useInfoSettings()} onBack={useBack()} />
}
