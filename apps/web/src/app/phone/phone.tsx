import { useAppLinks } from './use-app-links.ts'
import { useGeneralReview } from './use-general-review.ts'
import { usePrivacyScreen } from './use-privacy-screen.ts'
import { usePush } from './use-push.ts'

/** Shows nothing; keeps the app in touch with the phone it runs on. */
export default function Phone() {
  usePush()
  useAppLinks()
  usePrivacyScreen()
  useGeneralReview()
  return null
}
