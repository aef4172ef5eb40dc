import { hashToken } from '../domain/access/index.ts'
import type { TestDevice, TestServer } from './start-server.ts'

/** The device's id, as only the server knows it. */
export async function deviceIdOf(
  { services }: Pick<TestServer, 'services'>,
  { token }: Pick<TestDevice, 'token'>,
): Promise<string> {
  const { device_id } = await services.database.db
    .selectFrom('device_tokens')
    .select('device_id')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirstOrThrow()
  return device_id
}
