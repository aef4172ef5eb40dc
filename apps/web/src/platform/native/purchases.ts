import {
  INTRO_ELIGIBILITY_STATUS,
  Purchases as Kit,
  type PurchasesPackage,
} from '@revenuecat/purchases-capacitor'
import { openExternal } from '../open-external.ts'
import { duringSystemDialog } from '../privacy-screen.ts'
import { type Offering, PurchaseError, type Purchases } from '../purchases.ts'
import { listenToState } from './app.ts'
import { customerOf, packageOf, translated } from './store-values.ts'

interface KitDoor {
  apiKey: string
  appUserId: string
}

/** Where the account's subscriptions stand, for while the kit does not know the person's own page. */
const appleSubscriptions = 'https://apps.apple.com/account/subscriptions'

let configuring: Promise<void> | undefined

/** The App Store by RevenueCat's kit, as this installation's app user. */
export async function openNativePurchases({ apiKey, appUserId }: KitDoor): Promise<Purchases> {
  configuring ??= Kit.configure({ apiKey, appUserID: appUserId }).catch((error: unknown) => {
    configuring = undefined
    throw error
  })
  await configuring
  // A phone whose data were deleted goes on as somebody new.
  if ((await Kit.getAppUserID()).appUserID !== appUserId) await Kit.logIn({ appUserID: appUserId })
  /** The kit's own packages, which it wants back to sell one. */
  const kitPackages = new Map<string, PurchasesPackage>()

  return {
    async getOfferings() {
      const offerings = Object.values((await translated(Kit.getOfferings())).all)
      const packages = offerings.flatMap(({ availablePackages }) => availablePackages)
      for (const one of packages) kitPackages.set(`${one.offeringIdentifier}/${one.identifier}`, one)
      const eligible = await readEligible(packages.map(({ product }) => product.identifier))
      return offerings
        .map(({ identifier: offeringId, availablePackages }) => ({
          offeringId,
          packages: availablePackages.map((one) => packageOf(one, eligible)),
        }))
        .toSorted((one, other) => Number(hasPlans(other)) - Number(hasPlans(one)))
    },
    async purchase(pkg, onSheet) {
      const aPackage = kitPackages.get(`${pkg.offeringId}/${pkg.packageId}`)
      if (!aPackage) throw new PurchaseError('not_available')
      // While the store asks, the app is not in front: all that the phone tells of the sheet.
      const stop = await listenToState((isActive) => onSheet?.(!isActive))
      try {
        const { transaction } = await duringSystemDialog(() => translated(Kit.purchasePackage({ aPackage })))
        const { transactionIdentifier: transactionId, productIdentifier, purchaseDate } = transaction
        return { transactionId, productId: productIdentifier, purchasedAt: purchaseDate }
      } finally {
        await stop()
      }
    },
    async restore() {
      await duringSystemDialog(() => translated(Kit.restorePurchases()))
    },
    customerInfo: async () => customerOf((await translated(Kit.getCustomerInfo())).customerInfo),
    async manage() {
      const info = await translated(Kit.getCustomerInfo()).catch(() => undefined)
      openExternal(info?.customerInfo.managementURL ?? appleSubscriptions)
    },
    onChange(listener) {
      const added = Kit.addCustomerInfoUpdateListener(() => listener())
      return () => void added.then((id) => Kit.removeCustomerInfoUpdateListener({ listenerToRemove: id }))
    },
  }
}

/** The kit has its offerings in no order; those with plans stand first. */
function hasPlans({ packages }: Offering): boolean {
  return packages.some(({ plan }) => plan !== undefined)
}

/** Whose intro price the phone's account may still have; who is not known to be eligible sees the plain price. */
async function readEligible(productIdentifiers: string[]): Promise<ReadonlySet<string>> {
  const known = await translated(Kit.checkTrialOrIntroductoryPriceEligibility({ productIdentifiers }))
  return new Set(
    Object.entries(known)
      .filter(([, { status }]) => status === INTRO_ELIGIBILITY_STATUS.INTRO_ELIGIBILITY_STATUS_ELIGIBLE)
      .map(([productId]) => productId),
  )
}
