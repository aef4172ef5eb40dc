import type { Language } from '../language.ts'
import { app } from './app.ts'
import { camera } from './camera.ts'
import { catalogue } from './catalogue.ts'
import { adults, creations, hairColours, making } from './creations.ts'
import { dresses } from './dresses.ts'
import { faq } from './faq.ts'
import { hair } from './hair-color.ts'
import { history } from './history.ts'
import { buckets, creationNames, ledger, lifetimeAmounts, outcomes, productNames, reasons } from './ledger.ts'
import { support, supportMail, terms } from './legal.ts'
import { door, lifetime, membership, packs, pill, stage } from './membership.ts'
import { onboarding } from './onboarding.ts'
import { paywall } from './paywall.ts'
import { photoUpload } from './photo-upload.ts'
import { benefits, premium } from './premium.ts'
import { privacy } from './privacy.ts'
import { server } from './server.ts'
import { bug, deletion, settings } from './settings.ts'
import { site } from './site.ts'
import { store } from './store.ts'
import { stylePicker } from './style-picker.ts'
import { stylePreview } from './style-preview.ts'
import { styleRequest } from './style-request.ts'

const german: Language = {
  texts: {
    app,
    adults,
    creations,
    making,
    'hair-colours': hairColours,
    camera,
    dresses,
    hair,
    history,
    ledger,
    'ledger-buckets': buckets,
    'ledger-creations': creationNames,
    'ledger-outcomes': outcomes,
    'ledger-reasons': reasons,
    'ledger-products': productNames,
    'ledger-lifetime': lifetimeAmounts,
    packs,
    lifetime,
    'purchase-stage': stage,
    membership,
    'membership-door': door,
    paywall,
    'membership-pill': pill,
    onboarding,
    'photo-upload': photoUpload,
    premium,
    'premium-benefits': benefits,
    settings,
    deletion,
    bug,
    site,
    faq,
    terms,
    support,
    'support-mail': supportMail,
    privacy,
    'style-picker': stylePicker,
    'style-preview': stylePreview,
    'style-request': styleRequest,
    store,
  },
  server,
  catalogue,
}

export default german
