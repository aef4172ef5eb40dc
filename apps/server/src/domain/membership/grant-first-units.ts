import type { Trx } from '../../infra/database/database.ts'
import type { Settings } from '../../settings.ts'

export interface FirstGrant {
  deviceId: string
  settings: Pick<Settings, 'freeChanges' | 'welcomeChanges' | 'freePortraitGenerations'>
  now: Date
}

/** Gives a new installation its free changes, its welcome changes and its portraits (decisions A01 and A17). */
export async function grantFirstUnits(trx: Trx, { deviceId, settings, now }: FirstGrant): Promise<void> {
  const entry = { device_id: deviceId, kind: 'grant', creation_id: null, created_at: now } as const
  const first = { ...entry, reason: 'first_registration' } as const
  const entries = [
    { ...first, bucket: 'free', amount: settings.freeChanges },
    { ...entry, bucket: 'welcome', amount: settings.welcomeChanges, reason: 'welcome_gift' },
    { ...first, bucket: 'portrait_free', amount: settings.freePortraitGenerations },
  ] as const
  const given = entries.filter(({ amount }) => amount > 0)
  if (given.length) await trx.insertInto('ledger_entries').values(given).execute()
}
