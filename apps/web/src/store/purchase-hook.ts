import type { StorePackage } from '#platform/purchases.ts'

/** Where something is sold; it decides what a failure says and how long a purchase may take. */
export type PurchaseVariant =
  | 'animated'
  | 'overlay'
  | 'full_screen'
  | 'offer'
  | 'premium'
  | 'pack'
  | 'lifetime'

export type PurchaseState = 'idle' | 'processing' | 'success' | 'pending'

export interface PurchaseOptions {
  variant: PurchaseVariant
  /** It was bought or restored, the success screen stood for two seconds and the status is fresh. */
  onDone?: () => void
  /** After that the success screen has faded out, too. */
  onLeft?: () => void
  /** A purchase in the full-screen variant failed, which says nothing (decision A45). */
  onSkip?: () => void
  /** Shows a toast in place of the alert when a pack failed. */
  notify?: (toast: { title: string; description: string; isDestructive: boolean }) => void
}

export interface PurchaseHook {
  state: PurchaseState
  /** What an alert says; undefined while there is nothing to say. */
  alert: string | undefined
  /** What is said below it, or below the toast of a failed pack: whether it was paid, and what to do. */
  alertMore: string | undefined
  dismissAlert: () => void
  /** While `state` is success: the screen fades out. */
  isLeaving: boolean
  /** While `state` is processing: it is a restore. */
  isRestoring: boolean
  /** What to say while `state` is pending: who is waited for. */
  note: string
  /** A payment for this product, or for another subscription, is open: its button rests. */
  isResting: (pkg: StorePackage) => boolean
  /** An absent package says what is missing. */
  buy: (pkg: StorePackage | undefined) => Promise<void>
  restore: () => Promise<void>
}
