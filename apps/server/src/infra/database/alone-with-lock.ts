import type pg from 'pg'

interface Alone {
  name: string
  work: () => Promise<void>
}

/** The lock is held by a connection, so that a process that dies lets go of it; false when another process holds it. */
export async function aloneWithLock(pool: pg.Pool, { name, work }: Alone): Promise<boolean> {
  const client = await pool.connect()
  const ask = async (lock: string) => {
    const { rows } = await client.query<{ is: boolean }>(`select ${lock}(hashtextextended($1, 0)) as is`, [
      name,
    ])
    return rows[0].is
  }
  let isFree = false
  try {
    if (!(await ask('pg_try_advisory_lock'))) {
      isFree = true
      return false
    }
    try {
      await work()
    } finally {
      isFree = await ask('pg_advisory_unlock')
    }
    return true
  } finally {
    // A connection that may still hold the lock is not used again.
    client.release(!isFree)
  }
}
