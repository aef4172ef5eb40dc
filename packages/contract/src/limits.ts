/** Numbers that server and app must agree on. Sources: specification section 9 and decisions A01, A17, A55. */
export const limits = {
  uploadMaxBytes: 10 * 1024 * 1024,
  /** Pixels of one decoded picture; larger ones are refused before decoding. */
  uploadMaxPixels: 50_000_000,
  /** Longest side of a stored photo after re-encoding, px. */
  photoMaxSidePx: 2048,
  cropWidthPx: 600,
  cropHeightPx: 800,
  cropQuality: 0.95,
  cropZoomMin: 1,
  cropZoomMax: 3,
  cropZoomStep: 0.1,
  freeChanges: 3,
  welcomeChanges: 2,
  freePortraitGenerations: 4,
  pollIntervalMs: 2000,
  pollMaxTries: 60,
  historyPageMax: 200,
  idempotencyKeyMaxLength: 255,
  toastDurationMs: 2000,
  toastRemovalMs: 300,
  toastDuplicateWindowMs: 100,
  queryFreshMs: 24 * 60 * 60 * 1000,
  statusCacheMs: 30_000,
  heroRotationMs: 3000,
  photoRetentionDays: 30,
  resultRetentionDays: 365,
} as const
