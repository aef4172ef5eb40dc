import type { Services } from '../../infra/services.ts'
import { failCreation } from './end-creation.ts'

/** Fails every creation that is past its deadline and gives the changes back; answers how many. */
export async function failOverdue(services: Pick<Services, 'database' | 'bell' | 'clock'>): Promise<number> {
  const overdue = await services.database.db
    .selectFrom('creations')
    .select('id')
    .where('status', 'in', ['pending', 'processing'])
    .where('deadline_at', '<=', services.clock.now())
    .execute()
  for (const { id } of overdue) await failCreation(services, { creationId: id, code: 'deadline' })
  return overdue.length
}
