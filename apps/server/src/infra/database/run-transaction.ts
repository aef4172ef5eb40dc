import type { Db, Trx } from './database.ts'
import { insideTransaction } from './transaction-scope.ts'

const afterwards = new WeakMap<Trx, (() => void)[]>()

/** Does something once the transaction has committed, and never if it has not. It must not fail. */
export function afterCommit(trx: Trx, task: () => void): void {
  afterwards.set(trx, [...(afterwards.get(trx) ?? []), task])
}

/** Runs the body of a transaction and then what it left for afterwards. */
export async function runTransaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  let tasks: (() => void)[] | undefined
  const result = await db.transaction().execute(async (trx) => {
    const done = await insideTransaction(() => work(trx))
    tasks = afterwards.get(trx)
    return done
  })
  for (const task of tasks ?? []) task()
  return result
}
