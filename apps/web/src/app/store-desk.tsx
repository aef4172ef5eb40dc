import { isSubscription, storeCopy, useStoreWatch } from '#store'
import { SandboxSheet } from './sandbox/sandbox-sheet.tsx'
import { toasts } from './toasts.ts'

/** Keeps an eye on payments without an outcome wherever the person is, and shows the sandbox's sheet. */
export default function StoreDesk() {
  useStoreWatch({
    onUnlocked: (productId) =>
      toasts.show(isSubscription(productId) ? { title: storeCopy.success } : storeCopy.packToast),
    onRestored: () => toasts.show(storeCopy.restoredToast),
  })
  return <SandboxSheet />
}
