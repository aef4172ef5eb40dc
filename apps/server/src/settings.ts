import { limits } from '@ever-after/contract'

export interface Settings {
  freeChanges: number
  welcomeChanges: number
  freePortraitGenerations: number
  /** What a subscriber may make in each week of seven days (decisions A09 and A17). */
  weeklyChanges: number
  weeklyPortraitGenerations: number
  photoRetentionDays: number
  resultRetentionDays: number
  uploadMaxBytes: number
  uploadMaxPixels: number
  uploadMinSidePx: number
  /** Of the longer side to the shorter one. */
  uploadMaxRatio: number
  photoMaxSidePx: number
  /** A face at least this share of the largest one's height makes a photo ambiguous. */
  secondFaceShare: number
  /** Pictures decoded at the same time, and how many more may wait before the server says that it is busy. */
  decodesAtOnce: number
  decodesWaiting: number
  /** Width of the 3:4 master that the engine draws. */
  masterWidthPx: number
  /** The same for subscribers (decision A58). */
  premiumMasterWidthPx: number
  /** Categories of the catalogue that only subscribers may use (decision A58). */
  premiumCollections: readonly string[]
  /** Pictures that one change pays for; all but the first are made where nobody else waits. */
  picturesPerChange: number
  /** Pictures made at the same time by one worker. */
  creationsAtOnce: number
  creationAttempts: number
  creationDeadlineMs: number
  /** How long a further picture of a change may wait for a machine that nobody else needs. */
  furtherDeadlineMs: number
  /** Two equal applies within this time are one wish (decision A10). */
  sameWishMs: number
  /** How long an enhancement is waited for before its caller is asked to come back. */
  enhancementWaitMs: number
  /** Width of the small pictures of other hair colours. */
  swatchWidthPx: number
  swatchTimeoutMs: number
  /** Width of the small pictures of a couple in a style, and of a person in a dress. */
  thumbnailWidthPx: number
  thumbnailTimeoutMs: number
  /** Width of the previews that an operator has drawn, how many are drawn at the same time, and how many may wait. */
  stylePreviewWidthPx: number
  stylePreviewsAtOnce: number
  stylePreviewsWaiting: number
  /** How long the text model may take, and how many of its answers may be waited for. */
  textModelTimeoutMs: number
  textModelAtOnce: number
  /** How long a repeated Idempotency-Key is answered as before. */
  idempotencyKeyMs: number
  progressEveryMs: number
  /** How often a watched creation is read again, for what other processes write. */
  eventsRereadMs: number
  eventHeartbeatMs: number
  /** Streams of events that one caller may have open. */
  streamsAtOnce: number
  /** Whether the engine looks at a photo as soon as it is stored; of use where the same process draws. */
  understandsAhead: boolean
  sweepEveryMs: number
  signedUrlMs: number
  /** How long the object store may take to begin an answer, and with repetitions to end one. */
  objectAttemptMs: number
  objectTotalMs: number
  imageHostTimeoutMs: number
  uploadPresetMs: number
  operatorSessionMs: number
  /** How long the record of what operators did is kept. */
  operatorActionsMs: number
  /** How long one picture of a hosted model may take. */
  hostedDrawTimeoutMs: number
  /** What hosted models may cost in a day of UTC, in all and for each style or dress; undefined where there is no limit. */
  hostedUsdPerDay: number | undefined
  hostedUsdPerStyleAndDay: number | undefined
  /** How long what hosted models were asked for is kept. */
  attemptsMs: number
  passwordHashesAtOnce: number
  registrationsPerHour: number
  browserRegistrationsPerHour: number
  /** Whether installations without the native shell may create pictures (decision A20). */
  browsersMayCreate: boolean
  /** Whether what was bought in a store's sandbox counts; it costs nobody anything. */
  countsTestPurchases: boolean
  /** How long one question to the store may take, and how long a wait it may ask for. */
  storeTimeoutMs: number
  storePatienceMs: number
  /** How long one message to a phone may take, and how many a worker gives away at once. */
  pushTimeoutMs: number
  pushesAtOnce: number
  /** How long a finished picture waits for its owner to look before a message tells that it is ready. */
  readyAfterMs: number
  /** How long it is kept which device got which message. */
  messagesMs: number
  /** Subscriptions that ran out and are asked about in one sweep. */
  lapsedAtOnce: number
  loginTries: number
  loginWindowMs: number
  uploadsPerMinute: number
  appliesPerMinute: number
  /** What costs work and no unit: a photo's check, its swatches, an export, a question to the store. */
  looksPerMinute: number
  thumbnailsPerHour: number
  /** What people tell without being asked for proof: requests of styles, sources, taps. */
  reportsPerMinute: number
  requestsPerMinute: number
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs

export const defaultSettings: Settings = {
  freeChanges: limits.freeChanges,
  welcomeChanges: limits.welcomeChanges,
  freePortraitGenerations: limits.freePortraitGenerations,
  weeklyChanges: limits.weeklyChanges,
  weeklyPortraitGenerations: limits.weeklyPortraitGenerations,
  photoRetentionDays: limits.photoRetentionDays,
  resultRetentionDays: limits.resultRetentionDays,
  uploadMaxBytes: limits.uploadMaxBytes,
  uploadMaxPixels: limits.uploadMaxPixels,
  uploadMinSidePx: limits.uploadMinSidePx,
  uploadMaxRatio: limits.uploadMaxRatio,
  photoMaxSidePx: limits.photoMaxSidePx,
  secondFaceShare: 0.6,
  decodesAtOnce: 2,
  decodesWaiting: 40,
  masterWidthPx: 1200,
  premiumMasterWidthPx: 1500,
  premiumCollections: [],
  picturesPerChange: 3,
  creationsAtOnce: 2,
  creationAttempts: 2,
  creationDeadlineMs: 10 * minuteMs,
  furtherDeadlineMs: 6 * hourMs,
  sameWishMs: 5000,
  enhancementWaitMs: 50_000,
  swatchWidthPx: 240,
  swatchTimeoutMs: 40_000,
  thumbnailWidthPx: 300,
  thumbnailTimeoutMs: 40_000,
  stylePreviewWidthPx: 1200,
  stylePreviewsAtOnce: 2,
  stylePreviewsWaiting: 200,
  textModelTimeoutMs: 45_000,
  textModelAtOnce: 4,
  idempotencyKeyMs: 7 * 24 * hourMs,
  progressEveryMs: 400,
  eventsRereadMs: 1000,
  eventHeartbeatMs: limits.eventHeartbeatMs,
  streamsAtOnce: 20,
  understandsAhead: true,
  sweepEveryMs: 15_000,
  signedUrlMs: hourMs,
  objectAttemptMs: 5000,
  objectTotalMs: 20_000,
  imageHostTimeoutMs: 15_000,
  uploadPresetMs: 15 * minuteMs,
  operatorSessionMs: 12 * hourMs,
  operatorActionsMs: 365 * 24 * hourMs,
  hostedDrawTimeoutMs: 120_000,
  hostedUsdPerDay: undefined,
  hostedUsdPerStyleAndDay: undefined,
  attemptsMs: 100 * 24 * hourMs,
  passwordHashesAtOnce: 2,
  registrationsPerHour: 120,
  browserRegistrationsPerHour: 60,
  browsersMayCreate: true,
  countsTestPurchases: false,
  storeTimeoutMs: 8000,
  storePatienceMs: 2000,
  pushTimeoutMs: 20_000,
  pushesAtOnce: 10,
  readyAfterMs: 10_000,
  messagesMs: 60 * 24 * hourMs,
  lapsedAtOnce: 20,
  loginTries: 5,
  loginWindowMs: 15 * minuteMs,
  uploadsPerMinute: 60,
  appliesPerMinute: 300,
  looksPerMinute: 60,
  thumbnailsPerHour: 900,
  reportsPerMinute: 30,
  requestsPerMinute: 1200,
}
