/** Does the work of every item, at most `lanes` at once, and answers the results in the items' order. */
export async function inLanes<Item, Result>(
  lanes: number,
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = items.entries()
  const lane = async () => {
    for (const [index, item] of waiting) results[index] = await work(item, index)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return results
}
