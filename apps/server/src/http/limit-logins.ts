import { Refusal } from '../domain/access/index.ts'
import type { Services } from '../infra/services.ts'
import { count, forgetHits } from './shared-rate-limits.ts'
import { subnetOf } from './subnet.ts'

/**
 * Lets an address try a few passwords, then makes it wait (decision A60). The try is counted before the password is
 * looked at, so that many at once are no way around; the right password clears the count.
 */
export async function limitLogins<T>(
  { database, settings }: Pick<Services, 'database' | 'settings'>,
  address: string,
  logIn: () => Promise<T>,
): Promise<T> {
  const key = `login ${subnetOf(address)}`
  const { current, ttl } = await count(database, { key, windowMs: settings.loginWindowMs })
  if (current > settings.loginTries) throw new Refusal('too_many_logins', { retryAfterMs: ttl })
  const session = await logIn()
  await forgetHits(database, key)
  return session
}
