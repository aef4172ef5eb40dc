import { InAppReview } from '@capacitor-community/in-app-review'

export function askForReview(): Promise<void> {
  return InAppReview.requestReview()
}
