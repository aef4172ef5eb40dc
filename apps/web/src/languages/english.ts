import type { copy as app } from '../app/copy.ts'
import type { copy as adults } from '../creations/adults/copy.ts'
import type { copy as creations } from '../creations/copy.ts'
import type { hairColourNames, wordsOf } from '../creations/kind-copy.ts'
import type { copy as camera } from '../features/camera/copy.ts'
import type { copy as dresses } from '../features/dresses/copy.ts'
import type { copy as hairColor } from '../features/hair-color/copy.ts'
import type { copy as history } from '../features/history/copy.ts'
import type * as ledger from '../features/ledger/copy.ts'
import type * as packs from '../features/membership/components/packs/packs-copy.ts'
import type { doorWords, copy as membership } from '../features/membership/copy.ts'
import type { paywallCopy } from '../features/membership/paywall-copy.ts'
import type { pillCopy } from '../features/membership/pill-copy.ts'
import type { copy as onboarding } from '../features/onboarding/copy.ts'
import type { copy as photoUpload } from '../features/photo-upload/copy.ts'
import type { benefits, copy as premium } from '../features/premium/copy.ts'
import type { bugCopy, deletionCopy, copy as settings } from '../features/settings/copy.ts'
import type { siteCopy } from '../features/site/copy.ts'
import type { faqCopy } from '../features/site/faq-copy.ts'
import type { support, supportMail, terms } from '../features/site/legal-copy.ts'
import type { privacy } from '../features/site/privacy-copy.ts'
import type { copy as stylePicker } from '../features/style-picker/copy.ts'
import type { copy as stylePreview } from '../features/style-preview/copy.ts'
import type { copy as styleRequest } from '../features/style-request/copy.ts'
import type { copy as store } from '../store/copy.ts'

/** All words that the app registers, by name. */
export interface English {
  app: typeof app
  adults: typeof adults
  creations: typeof creations
  making: typeof wordsOf
  'hair-colours': typeof hairColourNames
  camera: typeof camera
  dresses: typeof dresses
  hair: typeof hairColor
  history: typeof history
  ledger: typeof ledger.copy
  'ledger-buckets': typeof ledger.bucketNames
  'ledger-creations': typeof ledger.creationNames
  'ledger-outcomes': typeof ledger.outcomes
  'ledger-reasons': typeof ledger.reasons
  'ledger-products': typeof ledger.productNames
  'ledger-lifetime': typeof ledger.lifetimeAmounts
  packs: typeof packs.packsCopy
  lifetime: typeof packs.lifetimeCopy
  'purchase-stage': typeof packs.stageCopy
  membership: typeof membership
  'membership-door': typeof doorWords
  paywall: typeof paywallCopy
  'membership-pill': typeof pillCopy
  onboarding: typeof onboarding
  'photo-upload': typeof photoUpload
  premium: typeof premium
  'premium-benefits': typeof benefits
  settings: typeof settings
  deletion: typeof deletionCopy
  bug: typeof bugCopy
  site: typeof siteCopy
  faq: typeof faqCopy
  terms: typeof terms
  support: typeof support
  'support-mail': typeof supportMail
  privacy: typeof privacy
  'style-picker': typeof stylePicker
  'style-preview': typeof stylePreview
  'style-request': typeof styleRequest
  store: typeof store
}
