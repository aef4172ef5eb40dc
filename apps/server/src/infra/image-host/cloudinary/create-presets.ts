import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { PresetOwner } from '../outside-host.ts'
import { askCloudinary } from './ask-cloudinary.ts'
import type { CloudinaryAccount } from './cloudinary-account.ts'

export interface Presets {
  /** The name of a preset that works now and ends within three hours; made when it is first needed. */
  nameFor(owner: PresetOwner, now: Date): Promise<string>
  /** Deletes presets whose time is over. */
  endOld(now: Date): Promise<void>
}

/** The folder and the mark of what devices upload. */
export const deviceFolder = 'hair-photos'
export const unclaimedTag = 'unclaimed'

const periodMs = 60 * 60_000
/** How many periods back presets are looked for, should nobody have been there to end them. */
const endedPeriods = [2, 3, 4, 5]

/**
 * Unsigned presets under names that nobody guesses, a new one each hour, so that one that was passed on soon ends. The
 * name follows from the hour and the account's secret: every process finds the same without asking the others.
 */
export function createPresets(account: CloudinaryAccount, timeoutMs: number): Presets {
  const made = new Map<string, Promise<void>>()
  const url = `${account.uploadBase}/v1_1/${account.cloudName}/upload_presets`
  const authorization = `Basic ${Buffer.from(`${account.apiKey}:${account.apiSecret}`).toString('base64')}`

  async function make(name: string, owner: PresetOwner): Promise<void> {
    await askCloudinary({
      operation: 'make a preset',
      url,
      init: {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ name, ...settingsOf(owner) }),
      },
      timeoutMs,
      reply: z.object({ name: z.string() }),
      whenTaken: { name },
    })
  }

  return {
    async nameFor(owner, now) {
      const name = nameOf(account, { owner, period: periodOf(now) })
      const making = made.get(name) ?? make(name, owner)
      made.set(name, making)
      try {
        await making
      } catch (error) {
        made.delete(name)
        throw error
      }
      return name
    },
    async endOld(now) {
      for (const back of endedPeriods)
        for (const owner of ['device', 'operator'] as const) {
          const name = nameOf(account, { owner, period: periodOf(now) - back })
          made.delete(name)
          await askCloudinary({
            operation: 'delete a preset',
            url: `${url}/${name}`,
            init: { method: 'DELETE', headers: { authorization } },
            timeoutMs,
            reply: z.object({}),
            whenMissing: {},
          })
        }
    },
  }
}

function settingsOf(owner: PresetOwner) {
  const shared = { unsigned: true, disallow_public_id: true, allowed_formats: 'jpg,png,webp,heic,heif' }
  // In an unsigned upload what the preset says goes before what the client says.
  return owner === 'device' ? { ...shared, folder: deviceFolder, tags: unclaimedTag } : shared
}

function nameOf(
  { apiSecret }: CloudinaryAccount,
  { owner, period }: { owner: PresetOwner; period: number },
): string {
  return `ea-${createHmac('sha256', apiSecret).update(`${owner}\n${period}`).digest('hex').slice(0, 32)}`
}

function periodOf(now: Date): number {
  return Math.floor(now.getTime() / periodMs)
}
