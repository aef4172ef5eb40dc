import { AdultQuestion } from '#creations'
import { isSubscription, storeCopy, useStoreWatch } from '#store'
import { SandboxSheet } from './sandbox/sandbox-sheet.tsx'
import { SandboxSubscription } from './sandbox/sandbox-subscription.tsx'
import { toasts } from './toasts.ts'

/** What may come up on any screen: payments without an outcome, the sandbox's sheet, and whether people are adults. */
export default function StoreDesk() {
  useStoreWatch({
    onUnlocked: (productId) =>
      toasts.show(isSubscription(productId) ? { title: storeCopy.success } : storeCopy.packToast),
    onRestored: () => toasts.show(storeCopy.restoredToast),
  })
  return (
    <>
      <SandboxSheet />
      <SandboxSubscription />
      <AdultQuestion />
    </>
  )
}
