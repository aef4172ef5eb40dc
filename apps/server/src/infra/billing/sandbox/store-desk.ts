import type { Books } from './books.ts'
import type { SandboxState } from './state.ts'

/** What the store's routes work with. */
export interface StoreDesk {
  state: SandboxState
  /** Now, in whole seconds of the product's clock. */
  nowMs(): number
  /** Lets what fell due happen, carries the verb out, and answers once the file is written; telling the server follows. */
  carryOut<T>(verb: (books: Books) => T): Promise<T>
  /** Moves the product's clock ahead and lets what falls due happen. */
  moveClock(advanceMs: number): Promise<void>
  /** Resolves when what happened was told, or after a while. */
  told(): Promise<void>
}
