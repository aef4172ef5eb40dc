const atOnce = 16

/** Does the same for many things, a few at once; the results stand in the order of the things. */
export async function someAtOnce<T, R>(things: readonly T[], work: (thing: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (let from = 0; from < things.length; from += atOnce)
    results.push(...(await Promise.all(things.slice(from, from + atOnce).map(work))))
  return results
}
