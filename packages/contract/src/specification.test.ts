import { expect, test } from 'vitest'
import {
  archiveEntry,
  attire,
  attireType,
  brand,
  consoleLocalKeys,
  consoleSessionKeys,
  creationStatus,
  dressTryOn,
  type ErrorCode,
  errorCatalogue,
  limits,
  listPriceCents,
  localKeys,
  offeringIds,
  portraitType,
  premiumEntitlement,
  priceTest,
  products,
  rating,
  ratingBands,
  sessionKeys,
  style,
  testGroup,
} from './index.ts'

test('an upload is at most 10 MB and a device keeps 8 portraits (L331, L332)', () => {
  expect(limits).toMatchObject({ uploadMaxBytes: 10_485_760, savedPortraitsMax: 8 })
})

test('a crop is 600 by 800 at 0.95, with a zoom from 1 to 3 by 0.1 (L201, L339)', () => {
  expect(limits).toMatchObject({
    cropWidthPx: 600,
    cropHeightPx: 800,
    cropQuality: 0.95,
    cropZoomMin: 1,
    cropZoomMax: 3,
    cropZoomStep: 0.1,
  })
})

test('a camera is asked for 1280 by 720 at 0.8 (L201)', () => {
  expect(limits).toMatchObject({ cameraIdealWidthPx: 1280, cameraIdealHeightPx: 720, cameraQuality: 0.8 })
})

test('a style request has 100 characters of name and 500 of description (L333)', () => {
  expect(limits).toMatchObject({ styleRequestNameMaxLength: 100, styleRequestDescriptionMaxLength: 500 })
})

test('section 9 gives these waits in milliseconds, tries, days and percents (L318 to L330)', () => {
  expect(limits).toMatchObject({
    queryFreshMs: 86_400_000,
    statusCacheMs: 30_000,
    afterPurchaseMs: 2000,
    paywallCloseMs: 300,
    purchaseKitTimeoutMs: 30_000,
    purchaseTimeoutMs: 35_000,
    purchaseTimeoutOverlayMs: 45_000,
    heroRotationMs: 3000,
    appLaunchRearmMs: 5000,
    reviewDelayMs: 2000,
    reviewMinUsageDays: 3,
    pushTokenFallbackMs: 3000,
    ratingInstructionMs: 10_000,
    ratingThanksMs: 2000,
    pollIntervalMs: 2000,
    pollMaxTries: 60,
    longPressMs: 500,
    saveDelayMs: 200,
    toastDurationMs: 2000,
    toastRemovalMs: 300,
    toastDuplicateWindowMs: 100,
    uploadStepMs: 200,
    uploadStepPercent: 10,
    uploadSimulatedMaxPercent: 80,
    paywallSadAfterMs: 100,
    paywallMagicAfterMs: 3000,
    paywallHappyAfterMs: 850,
    paywallPricingAfterMs: 3000,
  })
})

test('a free device has 3 changes, 2 more as a welcome and 4 portrait generations (L334, L336)', () => {
  expect(limits).toMatchObject({ freeChanges: 3, welcomeChanges: 2, freePortraitGenerations: 4 })
})

test('a subscriber has 50 creations a week (L335)', () => {
  expect(limits).toMatchObject({ weeklyChanges: 50, weeklyPortraitGenerations: 20 })
})

test('support gives 3 changes (L95), photos stay 30 days and pictures 365 (A59)', () => {
  expect(limits).toMatchObject({
    supportGrantChanges: 3,
    photoRetentionDays: 30,
    resultRetentionDays: 365,
  })
})

test('what is sold has these ids and gives this (L162, L343)', {
  tags: ['MEMB-42', 'MEMB-43', 'MEMB-44', 'MEMB-47'],
}, () => {
  expect(products).toEqual({
    wedding_photos_premium_weekly: { kind: 'subscription', plan: 'weekly' },
    wedding_photos_premium_yearly: { kind: 'subscription', plan: 'yearly' },
    wedding_photos_premium_weekly_v2: { kind: 'subscription', plan: 'weekly' },
    wedding_photos_premium_yearly_v2: { kind: 'subscription', plan: 'yearly' },
    one_time_premium_credit: {
      kind: 'one_time',
      type: 'lifetime_downloads',
      grants: { lifetimeDownloads: true, bonusChanges: 15 },
    },
    bonus_transformations_20: {
      kind: 'one_time',
      type: 'bonus_transformations',
      packId: 'transformations_20',
      grants: { bonusChanges: 20 },
    },
    bonus_transformations_40: {
      kind: 'one_time',
      type: 'bonus_transformations',
      packId: 'transformations_40',
      grants: { bonusChanges: 40 },
    },
    portrait_credits_10: {
      kind: 'one_time',
      type: 'portrait_credits',
      packId: 'portraits',
      grants: { portraitCredits: 10 },
    },
  })
})

test('what is sold has these prices (L343, L345)', {
  tags: ['MEMB-43', 'MEMB-45', 'MEMB-46', 'MEMB-48', 'MEMB-49', 'MEMB-50', 'MEMB-51', 'MEMB-52', 'MEMB-53'],
}, () => {
  expect(listPriceCents).toEqual({
    weekly: { overlay: 799, animated: 999, offer: 499 },
    yearly: { usual: 4999, fullScreen: 8999 },
    intro: 899,
    packs: { transformations_20: 299, transformations_40: 499, portraits: 299 },
    lifetime: 499,
  })
})

test('the price test, its groups, offerings and the entitlement have these names (L175, L216)', {
  tags: ['MEMB-02', 'MEMB-72', 'DATA-27'],
}, () => {
  expect(priceTest).toBe('intro_pricing_annual_2025')
  expect(testGroup.options).toEqual(['control', 'test'])
  expect(offeringIds).toMatchObject({ control: 'default', test: 'v2_pricing' })
  expect(premiumEntitlement).toBe('premium')
})

test.for([
  ['status of a job', creationStatus.options, ['pending', 'processing', 'completed', 'failed']],
  ['rating', rating.options, ['positive', 'negative']],
  ['type of a portrait', portraitType.options, ['wedding', 'dress']],
  ['pairing of a prompt', attireType.options, ['bride-groom', 'bride-bride', 'groom-groom']],
] as const)(
  'every %s is one of these words (L128, L132, L138, L154)',
  { tags: ['DATA-07', 'DATA-13', 'DATA-14', 'DATA-18', 'DATA-26', 'A35'] },
  ([, options, words]) => expect(options).toEqual(words),
)

test('what is neither completed nor failed of a try-on is pending to the app, a word of a newer server too (L132)', {
  tags: ['DATA-14', 'A35'],
}, () => {
  const { status } = dressTryOn.shape
  const told = ['completed', 'failed', 'pending', 'queued'].map((word) => status.parse(word))
  expect(told).toEqual(['completed', 'failed', 'pending', 'pending'])
})

test('a style may do without a place, and has a subcategory, none or null (L126)', {
  tags: ['DATA-04'],
}, () => {
  const roses = {
    id: 'roses',
    styleName: 'Roses',
    displayName: 'Rose Garden',
    isPopular: true,
    variations: [{ variationName: 'Roses at noon', iconPath: '/i.webp', previewPath: '/p.webp' }],
  }
  for (const given of [
    roses,
    { ...roses, subcategory: null },
    { ...roses, order: 2, subcategory: 'Evening' },
  ])
    expect(style.parse(given)).toEqual(given)
  for (const name of Object.keys(roses)) {
    const { [name as 'id']: _, ...rest } = roses
    expect([name, style.safeParse(rest).success]).toEqual([name, false])
  }
})

test('an archived style has a category, the time in ISO form and perhaps a reason (L158)', {
  tags: ['DATA-28'],
}, () => {
  const style = { id: 'roses', styleName: 'Roses', displayName: 'Roses', isPopular: false, variations: [] }
  const id = '7b6b0a52-93a2-4d0d-8f0e-3b8f4a6d7c11'
  const archivedAt = '2026-05-04T10:00:00.000Z'
  const entry = { id, style, category: 'Garden', archivedAt, archivedBy: null }
  for (const given of [entry, { ...entry, reason: 'Out of season' }])
    expect(archiveEntry.parse(given)).toEqual(given)
  for (const wrong of [{ archivedAt: '4 May 2026' }, { archivedAt: undefined }, { category: undefined }])
    expect([wrong, archiveEntry.safeParse({ ...entry, ...wrong }).success]).toEqual([wrong, false])
})

test('ratings are high from 70 % and medium from 40 % (L212)', { tags: ['CONST-05'] }, () => {
  expect(ratingBands).toEqual({ high: 0.7, medium: 0.4 })
})

test('people wear a dress or a suit, and the album is the name without spaces (L340, L351)', {
  tags: ['CONST-04', 'NATIVE-02', 'A67'],
}, () => {
  expect(attire.options).toEqual(['dress', 'suit'])
  expect(brand).toMatchObject({ name: 'Ever After', album: 'EverAfter' })
})

test('the headline and the tagline are these (L11)', () => {
  expect(brand).toMatchObject({ headline: 'Dream Weddings', tagline: 'Generated instantly with AI' })
})

test('a browser keeps what the specification names under these keys (L136, L164)', { tags: ['A50'] }, () => {
  expect(localKeys).toMatchObject({
    hasSeenRatingInstruction: 'wedding_has_seen_rating_instruction',
    hasRatedPositively: 'wedding_has_rated_positively',
    firstTransformationComplete: 'wedding_first_transformation_complete',
    subscriptionStatus: 'subscription-status',
    firstLaunchDate: 'first-launch-date',
    hasRequestedReview: 'has-requested-review',
    onboardingCompleted: 'onboarding-completed',
    favouriteDresses: 'favoriteDresses',
  })
  expect(sessionKeys).toMatchObject({
    partner1: 'partner1',
    partner2: 'partner2',
    weddingDressPhoto: 'weddingDressPhoto',
    selectedDress: 'selectedDress',
  })
})

test('an installation finds again what an earlier release kept under names of our own (A50)', {
  tags: ['A50'],
}, () => {
  expect(localKeys).toMatchObject({
    authToken: 'ever-after.auth-token',
    deviceId: 'ever-after.device-id',
    devBypass: 'ever-after.dev-bypass',
    runningCreations: 'ever-after.running-creations',
    stylesCache: 'ever-after.styles',
    stylesVersion: 'ever-after.styles-version',
    stylesTimestamp: 'ever-after.styles-timestamp',
    stylesCategoryOrder: 'ever-after.styles-category-order',
    openPayments: 'ever-after.open-payments',
    purchaseLog: 'ever-after.purchase-log',
    testGroup: 'ever-after.test-group',
    dressesCache: 'ever-after.dresses',
    dressesVersion: 'ever-after.dresses-version',
    sandboxAccount: 'ever-after.sandbox-account',
  })
  expect(sessionKeys).toMatchObject({
    selectedStyle: 'ever-after.selected-style',
    lastStyle: 'ever-after.last-style',
    coupleDraft: 'ever-after.couple-draft',
    dressDraft: 'ever-after.dress-draft',
    paywallAnimated: 'ever-after.paywall-animated',
    launchPaywall: 'ever-after.launch-paywall',
    stylesCache: 'ever-after.styles',
    stylesVersion: 'ever-after.styles-version',
    stylesTimestamp: 'ever-after.styles-timestamp',
    stylesCategoryOrder: 'ever-after.styles-category-order',
    dressesCache: 'ever-after.dresses',
    dressesVersion: 'ever-after.dresses-version',
    dressesTimestamp: 'ever-after.dresses-timestamp',
  })
  expect(consoleLocalKeys).toEqual({
    draftStyles: 'ever-after.draft-styles',
    draftCategoryOrder: 'ever-after.draft-category-order',
    draftVersion: 'ever-after.draft-version',
    archivedStyles: 'ever-after.archived-styles',
    testRun: 'ever-after.test-run',
    regeneration: 'ever-after.regeneration',
    creatorForm: 'ever-after.creator-form',
  })
  expect(consoleSessionKeys).toEqual({ operatorToken: 'ever-after.operator-token' })
})

test.for([
  ['style_limit', 429, 'Transformation limit reached'],
  ['weekly_limit', 429, 'Weekly transformation limit reached'],
  ['portrait_limit', 429, 'Portrait enhancement limit reached'],
  ['weekly_portrait_limit', 429, 'Weekly portrait limit reached'],
  ['portraits_full', 409, 'You have 8 saved portraits. Delete one to create new ones.'],
  ['file_too_large', 413, 'Maximum file size is 10MB'],
  ['not_an_image', 415, 'Only image files are allowed'],
  ['unknown_photo', 400, 'Please upload your photo first'],
  ['enhancement_failed', 422, 'Failed to enhance portrait'],
  ['generation_failed', 422, 'Generation failed'],
  ['text_model_failed', 503, 'The text model did not answer. Please try again.'],
  ['too_many_logins', 429, 'Too many attempts. Please try again in 15 minutes.'],
  ['wrong_password', 401, 'Invalid password'],
  ['store_unavailable', 503, 'App Store is currently unavailable'],
] as const satisfies [ErrorCode, number, string][])(
  'the server refuses %s with %i and the words of the specification (L198-L219, L300-L312)',
  { tags: ['API-20', 'MEMB-34', 'API-50', 'API-55', 'API-56', 'API-57', 'API-58', 'API-59'] },
  ([code, status, words]) => expect(errorCatalogue[code]).toEqual({ status, words }),
)
