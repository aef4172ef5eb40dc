/** Runs a command of the operator; what goes wrong is said in one sentence, without a stack. */
export async function sayFailure(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
