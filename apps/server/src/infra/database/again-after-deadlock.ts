/** PostgreSQL's codes for a transaction that it ended in favour of another one, and that may be begun again. */
const lostRace = ['40P01', '40001']

const mostTries = 5

/**
 * Runs a transaction again that the database ended in favour of another one: nothing of it was stored. Who locks what
 * first is settled so that it hardly ever happens; where another row to lock shows only once the first are held, it can.
 */
export async function againAfterDeadlock<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await run()
    } catch (error) {
      if (tries === mostTries || !isLostRace(error)) throw error
    }
  }
}

function isLostRace(error: unknown): boolean {
  return error instanceof Error && 'code' in error && lostRace.includes(String(error.code))
}
