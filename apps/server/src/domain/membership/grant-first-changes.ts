import type { Trx } from '../../infra/database/database.ts'
import type { Settings } from '../../settings.ts'

export interface FirstGrant {
  deviceId: string
  settings: Pick<Settings, 'freeChanges' | 'welcomeChanges'>
  now: Date
}

/** Gives a new installation its free and welcome changes (decision A01). */
export async function grantFirstChanges(trx: Trx, { deviceId, settings, now }: FirstGrant): Promise<void> {
  const entry = { device_id: deviceId, kind: 'grant', creation_id: null, created_at: now } as const
  const entries = [
    { ...entry, bucket: 'free', amount: settings.freeChanges, reason: 'first registration' },
    { ...entry, bucket: 'welcome', amount: settings.welcomeChanges, reason: 'welcome gift' },
  ] as const
  const given = entries.filter(({ amount }) => amount > 0)
  if (given.length) await trx.insertInto('ledger_entries').values(given).execute()
}
