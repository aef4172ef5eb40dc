/** Numbers that server and app must agree on. Sources: specification section 9 and decisions A01, A09, A17, A19, A55. */
export const limits = {
  uploadMaxBytes: 10 * 1024 * 1024,
  /** A whole catalogue as one body; 5,000 styles take about 15 MB. */
  catalogueMaxBytes: 32 * 1024 * 1024,
  /** Pixels of one decoded picture; larger ones are refused before decoding. */
  uploadMaxPixels: 50_000_000,
  /** Of a picture that is looked at; a narrower one would be searched for faces in thousands of squares. */
  uploadMinSidePx: 64,
  uploadMaxRatio: 4,
  /** Longest side of a stored photo after re-encoding, px. */
  photoMaxSidePx: 2048,
  cropWidthPx: 600,
  cropHeightPx: 800,
  cropQuality: 0.95,
  cropZoomMin: 1,
  cropZoomMax: 3,
  cropZoomStep: 0.1,
  /** What the camera is asked for; a device gives what it has. */
  cameraIdealWidthPx: 1280,
  cameraIdealHeightPx: 720,
  cameraQuality: 0.8,
  /** The simulated progress of a camera upload, in percent (specification section 4). */
  uploadStepMs: 200,
  uploadStepPercent: 10,
  uploadSimulatedMaxPercent: 80,
  freeChanges: 3,
  welcomeChanges: 2,
  freePortraitGenerations: 4,
  weeklyChanges: 50,
  weeklyPortraitGenerations: 20,
  portraitsPerGeneration: 2,
  savedPortraitsMax: 8,
  pollIntervalMs: 2000,
  pollMaxTries: 60,
  /** Twenty rows of three; the server gives up to 200 at a time. */
  historyPageSize: 60,
  idempotencyKeyMaxLength: 255,
  /** Between two pictures saved one after the other. */
  /** Of a picture that is enlarged for printing. */
  printLongSidePx: 3000,
  saveDelayMs: 200,
  reviewDelayMs: 2000,
  /** Days of use before a review is asked for without an occasion (decision A46). */
  reviewMinUsageDays: 3,
  pushTokenFallbackMs: 3000,
  toastDurationMs: 2000,
  toastRemovalMs: 300,
  toastDuplicateWindowMs: 100,
  queryFreshMs: 24 * 60 * 60 * 1000,
  statusCacheMs: 30_000,
  heroRotationMs: 3000,
  /** Between a purchase or restore and the refreshed status, and how long its success screen stands. */
  afterPurchaseMs: 2000,
  paywallCloseMs: 300,
  /** How long the store's kit may take once its sheet is closed, and the app in all. */
  purchaseKitTimeoutMs: 30_000,
  purchaseTimeoutMs: 35_000,
  purchaseTimeoutOverlayMs: 45_000,
  /** How long the button rests after a payment got no answer, and while one waits for approval; and how long that is looked for. */
  unansweredRestMs: 60_000,
  pendingRestMs: 60 * 60 * 1000,
  pendingLookMs: 24 * 60 * 60 * 1000,
  /** Between two looks for an open payment; every look without news doubles it up to the second. */
  paymentLookMs: 5000,
  paymentLookMaxMs: 60_000,
  /** Waits before an unproved purchase is reported again, and how long one report may take. */
  reportRetryMs: [700, 1500, 3000],
  reportTimeoutMs: 10_000,
  appLaunchRearmMs: 5000,
  /** Stages of the animated paywall, each after the one before (decision A68). */
  paywallSadAfterMs: 100,
  paywallMagicAfterMs: 3000,
  paywallHappyAfterMs: 850,
  paywallPricingAfterMs: 3000,
  supportGrantChanges: 3,
  ledgerPageSize: 50,
  onboardingSlideMs: 400,
  styleRequestNameMaxLength: 100,
  styleRequestDescriptionMaxLength: 500,
  discoverySourceMaxLength: 60,
  /** A stream of events is never silent for longer. */
  eventHeartbeatMs: 15_000,
  ratingThanksMs: 2000,
  ratingInstructionMs: 10_000,
  longPressMs: 500,
  /** What a phone shows of a message before it cuts it, and how many a minute a campaign may send. */
  campaignTitleMaxLength: 50,
  campaignBodyMaxLength: 180,
  campaignRateMax: 6000,
  photoRetentionDays: 30,
  resultRetentionDays: 365,
} as const
