import * as z from 'zod/mini'
import { ledgerPage } from './ledger.ts'
import { subscriptionStatus } from './membership.ts'
import { deletionReceipt } from './privacy.ts'

const count = z.int().check(z.nonnegative())

/** One installation as the device desk shows it; it names no person and no picture. */
export const deskDevice = z.object({
  id: z.uuid(),
  /** The short reference that a letter quotes, such as 3F2A-90C1. */
  reference: z.string(),
  registeredAt: z.iso.datetime(),
  appVersion: z.string(),
  isBrowser: z.boolean(),
  blockedAt: z.nullable(z.iso.datetime()),
  blockedReason: z.nullable(z.string()),
  affiliateSince: z.nullable(z.iso.datetime()),
  creations: z.object({ completed: count, failed: count, running: count }),
  lastCreationAt: z.nullable(z.iso.datetime()),
})
export type DeskDevice = z.infer<typeof deskDevice>

export const findDevicesQuery = z.object({
  reference: z.string().check(z.regex(/^[0-9A-Za-z]{4}-?[0-9A-Za-z]{4}$/)),
})
export const findDevicesReply = z.object({ devices: z.array(deskDevice) })

/** A failed picture, which a support grant can be for. */
export const deskFailure = z.object({
  creationId: z.uuid(),
  name: z.string(),
  at: z.iso.datetime(),
  errorCode: z.nullable(z.string()),
  /** Whether changes were given for it already. */
  isGranted: z.boolean(),
})
export type DeskFailure = z.infer<typeof deskFailure>

export const deskGrant = z.object({
  at: z.iso.datetime(),
  failure: z.string(),
  note: z.string(),
  amount: count,
})

export const deskDeviceReply = z.object({
  device: deskDevice,
  status: subscriptionStatus,
  failures: z.array(deskFailure),
  grants: z.array(deskGrant),
})
export type DeskDeviceReply = z.infer<typeof deskDeviceReply>

export const deskLedgerReply = ledgerPage

export const blockDeviceBody = z.object({
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
})

/** Honours a request to delete everything; the reference is typed again so that it is the right device. */
export const deskDeletionBody = z.object({
  reference: z.string().check(z.maxLength(9)),
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
})
export const deskDeletionReply = z.object({ receipt: deletionReceipt })
