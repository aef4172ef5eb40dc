/** Every browser storage key; specification section 3 names some, the others are settled by decision A50. */
export const localKeys = {
  authToken: 'ever-after.auth-token',
  deviceId: 'ever-after.device-id',
  devBypass: 'ever-after.dev-bypass',
  language: 'ever-after.language',
  onboardingCompleted: 'onboarding-completed',
  firstTransformationComplete: 'wedding_first_transformation_complete',
  hasSeenRatingInstruction: 'wedding_has_seen_rating_instruction',
  hasRatedPositively: 'wedding_has_rated_positively',
  runningCreations: 'ever-after.running-creations',
  subscriptionStatus: 'subscription-status',
  firstLaunchDate: 'first-launch-date',
  hasRequestedReview: 'has-requested-review',
  stylesCache: 'ever-after.styles',
  stylesVersion: 'ever-after.styles-version',
  stylesTimestamp: 'ever-after.styles-timestamp',
  stylesCategoryOrder: 'ever-after.styles-category-order',
  favouriteDresses: 'favoriteDresses',
  dressesCache: 'ever-after.dresses',
  dressesVersion: 'ever-after.dresses-version',
  testGroup: 'ever-after.test-group',
  openPayments: 'ever-after.open-payments',
  purchaseLog: 'ever-after.purchase-log',
  sandboxAccount: 'ever-after.sandbox-account',
} as const

export const sessionKeys = {
  partner1: 'partner1',
  partner2: 'partner2',
  coupleDraft: 'ever-after.couple-draft',
  dressDraft: 'ever-after.dress-draft',
  askedPortraits: 'ever-after.asked-portraits',
  selectedStyle: 'ever-after.selected-style',
  lastStyle: 'ever-after.last-style',
  stylesCache: 'ever-after.styles',
  stylesVersion: 'ever-after.styles-version',
  stylesTimestamp: 'ever-after.styles-timestamp',
  stylesCategoryOrder: 'ever-after.styles-category-order',
  weddingDressPhoto: 'weddingDressPhoto',
  selectedDress: 'selectedDress',
  coverings: 'ever-after.coverings',
  taller: 'ever-after.taller',
  stance: 'ever-after.stance',
  ownPictures: 'ever-after.own-pictures',
  shownCreations: 'ever-after.shown-creations',
  unansweredRequests: 'ever-after.unanswered-requests',
  dressesCache: 'ever-after.dresses',
  dressesVersion: 'ever-after.dresses-version',
  dressesTimestamp: 'ever-after.dresses-timestamp',
  paywallAnimated: 'ever-after.paywall-animated',
  launchPaywall: 'ever-after.launch-paywall',
  onboardingStep: 'ever-after.onboarding-step',
} as const

/** What the operator console keeps in local storage. */
export const consoleLocalKeys = {
  draftStyles: 'ever-after.draft-styles',
  draftCategoryOrder: 'ever-after.draft-category-order',
  /** The version of the draft that the working copy started from. */
  draftVersion: 'ever-after.draft-version',
  archivedStyles: 'ever-after.archived-styles',
  testRun: 'ever-after.test-run',
  regeneration: 'ever-after.regeneration',
  creatorForm: 'ever-after.creator-form',
} as const

export const consoleSessionKeys = { operatorToken: 'ever-after.operator-token' } as const
