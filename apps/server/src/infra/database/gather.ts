import type { Database, Db } from './database.ts'

type Load<V> = (db: Db, keys: readonly string[]) => Promise<ReadonlyMap<string, V>>

/**
 * Looks rows up one by one, in one statement for all that are asked for while the last one is under way: under load a
 * question costs a fraction of a statement, and alone it waits for nobody. Every answer is read after it was asked for.
 */
export function gather<V>(
  load: Load<V>,
): (database: Pick<Database, 'db'>, key: string) => Promise<V | undefined> {
  const gatherers = new WeakMap<Db, ReturnType<typeof createGatherer<V>>>()
  return ({ db }, key) => {
    const gatherer = gatherers.get(db) ?? createGatherer((keys) => load(db, keys))
    gatherers.set(db, gatherer)
    return gatherer(key)
  }
}

const atMost = 200

function createGatherer<V>(load: (keys: readonly string[]) => Promise<ReadonlyMap<string, V>>) {
  let waiting = new Map<string, PromiseWithResolvers<V | undefined>>()
  let isLoading = false

  const loadAll = async () => {
    while (waiting.size) {
      const batch = new Map([...waiting].slice(0, atMost))
      waiting = new Map([...waiting].slice(atMost))
      try {
        const found = await load([...batch.keys()])
        for (const [key, { resolve }] of batch) resolve(found.get(key))
      } catch (error) {
        for (const { reject } of batch.values()) reject(error)
      }
    }
    isLoading = false
  }

  return (key: string): Promise<V | undefined> => {
    const asked = waiting.get(key) ?? Promise.withResolvers<V | undefined>()
    waiting.set(key, asked)
    if (!isLoading) {
      isLoading = true
      // What is asked for in the same turn goes along.
      setImmediate(() => void loadAll())
    }
    return asked.promise
  }
}
