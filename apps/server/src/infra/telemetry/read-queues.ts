import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

export interface QueueReading {
  queue: string
  waiting: number
  /** Those that are tried again later. */
  delayed: number
  oldestSeconds: number
}

/** What waits in each queue; reads nothing but the index of open jobs. */
export async function readQueues({ db }: Pick<Database, 'db'>): Promise<QueueReading[]> {
  const { rows } = await sql<QueueReading>`
    select queue.name as queue,
      coalesce(open.waiting, 0)::integer as waiting,
      coalesce(open.delayed, 0)::integer as delayed,
      coalesce(open.age, 0)::double precision as "oldestSeconds"
    from pgboss.queue
    left join (
      select name,
        count(*) filter (where start_after <= now()) as waiting,
        count(*) filter (where start_after > now()) as delayed,
        extract(epoch from now() - min(start_after) filter (where start_after <= now())) as age
      from pgboss.job
      where state < 'active' and not blocked
      group by name
    ) open using (name)
    where queue.name not like '\\_\\_%'`.execute(db)
  return rows
}
