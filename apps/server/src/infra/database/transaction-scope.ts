import { AsyncLocalStorage } from 'node:async_hooks'

interface Scope {
  isOpen: boolean
}

const scopes = new AsyncLocalStorage<Scope>()

/** Runs the body of a transaction; until it ends, `refuseInsideTransaction` throws for everything it calls. */
export async function insideTransaction<T>(work: () => Promise<T>): Promise<T> {
  const scope: Scope = { isOpen: true }
  try {
    return await scopes.run(scope, work)
  } finally {
    // What the body left running in the background may use the outer handle once the transaction is over.
    scope.isOpen = false
  }
}

/** The embedded database has one connection: a second request inside a transaction would wait for itself for ever. */
export function refuseInsideTransaction(): void {
  if (scopes.getStore()?.isOpen)
    throw new Error(
      'The outer database handle was used inside a transaction. Use the transaction given to the callback.',
    )
}
