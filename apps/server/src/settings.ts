import { limits } from '@ever-after/contract'

export interface Settings {
  freeChanges: number
  welcomeChanges: number
  freePortraitGenerations: number
  photoRetentionDays: number
  resultRetentionDays: number
  uploadMaxBytes: number
  uploadMaxPixels: number
  photoMaxSidePx: number
  /** A face at least this share of the largest one's height makes a photo ambiguous. */
  secondFaceShare: number
  /** Pictures decoded at the same time, and how many more may wait before the server says that it is busy. */
  decodesAtOnce: number
  decodesWaiting: number
  /** Width of the 3:4 master that the engine draws. */
  masterWidthPx: number
  /** Pictures made at the same time by one worker. */
  creationsAtOnce: number
  creationAttempts: number
  creationDeadlineMs: number
  /** Two equal applies within this time are one wish (decision A10). */
  sameWishMs: number
  /** How long a repeated Idempotency-Key is answered as before. */
  idempotencyKeyMs: number
  progressEveryMs: number
  /** Whether the engine looks at a photo as soon as it is stored; of use where the same process draws. */
  understandsAhead: boolean
  sweepEveryMs: number
  signedUrlMs: number
  uploadPresetMs: number
  operatorSessionMs: number
  passwordHashesAtOnce: number
  registrationsPerHour: number
  browserRegistrationsPerHour: number
  /** Whether installations without the native shell may create pictures (decision A20). */
  browsersMayCreate: boolean
  loginTries: number
  loginWindowMs: number
  uploadsPerMinute: number
  appliesPerMinute: number
  requestsPerMinute: number
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs

export const defaultSettings: Settings = {
  freeChanges: limits.freeChanges,
  welcomeChanges: limits.welcomeChanges,
  freePortraitGenerations: limits.freePortraitGenerations,
  photoRetentionDays: limits.photoRetentionDays,
  resultRetentionDays: limits.resultRetentionDays,
  uploadMaxBytes: limits.uploadMaxBytes,
  uploadMaxPixels: limits.uploadMaxPixels,
  photoMaxSidePx: limits.photoMaxSidePx,
  secondFaceShare: 0.6,
  decodesAtOnce: 2,
  decodesWaiting: 40,
  masterWidthPx: 1200,
  creationsAtOnce: 2,
  creationAttempts: 2,
  creationDeadlineMs: 10 * minuteMs,
  sameWishMs: 5000,
  idempotencyKeyMs: 7 * 24 * hourMs,
  progressEveryMs: 400,
  understandsAhead: true,
  sweepEveryMs: 15_000,
  signedUrlMs: hourMs,
  uploadPresetMs: 15 * minuteMs,
  operatorSessionMs: 12 * hourMs,
  passwordHashesAtOnce: 2,
  registrationsPerHour: 120,
  browserRegistrationsPerHour: 60,
  browsersMayCreate: true,
  loginTries: 5,
  loginWindowMs: 15 * minuteMs,
  uploadsPerMinute: 60,
  appliesPerMinute: 300,
  requestsPerMinute: 1200,
}
