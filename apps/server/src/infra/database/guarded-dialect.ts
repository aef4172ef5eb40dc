import type { DatabaseConnection, Dialect, DialectAdapter, Driver, Kysely, QueryCompiler } from 'kysely'
import { Mutex } from './mutex.ts'
import { refuseInsideTransaction } from './transaction-scope.ts'

/**
 * Wraps a dialect so that a connection wanted inside an open transaction is refused at once. The guard has to
 * come before the one-connection mutex, so that mutex is ours instead of Kysely's.
 */
export function guardDialect(dialect: Dialect): Dialect {
  return {
    createDriver: () => guardDriver(dialect.createDriver(), dialect.createAdapter()),
    createQueryCompiler: (): QueryCompiler => dialect.createQueryCompiler(),
    createIntrospector: (db: Kysely<unknown>) => dialect.createIntrospector(db),
    createAdapter: () => withManyConnections(dialect.createAdapter()),
  }
}

function guardDriver(driver: Driver, adapter: DialectAdapter): Driver {
  const mutex = adapter.supportsMultipleConnections === false ? new Mutex() : undefined
  return new Proxy(driver, {
    get(target, name) {
      if (name === 'acquireConnection')
        return async (): Promise<DatabaseConnection> => {
          refuseInsideTransaction()
          await mutex?.lock()
          return target.acquireConnection()
        }
      if (name === 'releaseConnection')
        return async (connection: DatabaseConnection): Promise<void> => {
          await target.releaseConnection(connection)
          mutex?.unlock()
        }
      return bound(target, name)
    },
  })
}

function withManyConnections(adapter: DialectAdapter): DialectAdapter {
  return new Proxy(adapter, {
    get: (target, name) => (name === 'supportsMultipleConnections' ? true : bound(target, name)),
  })
}

/** A method of a class with private fields works on the object itself, not on a proxy of it. */
function bound<T extends object>(target: T, name: string | symbol): unknown {
  const value: unknown = Reflect.get(target, name, target)
  return typeof value === 'function' ? value.bind(target) : value
}
