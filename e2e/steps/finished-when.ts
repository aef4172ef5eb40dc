const tryEveryMs = 50
const mostMs = 60_000

/** Waits until something is so. */
export async function finishedWhen(isSo: () => Promise<boolean>): Promise<void> {
  const endMs = Date.now() + mostMs
  while (Date.now() < endMs) {
    if (await isSo()) return
    await new Promise((resolve) => setTimeout(resolve, tryEveryMs))
  }
  throw new Error('It did not become so.')
}
