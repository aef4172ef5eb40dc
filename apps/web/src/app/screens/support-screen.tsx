import { useState } from 'react'
import { deviceReference } from '#server-state'
import { SupportPage, support, useBack, useSiteSettings } from '../../features/site/index.ts'
import { useScreenTitle } from '../screen-title.ts'

export default function SupportScreen() {
  useScreenTitle(support.title)
  const [reference] = useState(() => deviceReference())
  return <SupportPage settings={useSiteSettings()} reference={reference} onBack={useBack()} />
}
