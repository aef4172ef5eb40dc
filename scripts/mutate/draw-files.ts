/** Files in an order drawn by the seed, until together they hold so many lines. */
export function drawFiles(
  files: readonly string[],
  { lines, seed, linesOf }: { lines: number; seed: number; linesOf: (file: string) => number },
): string[] {
  const drawn: string[] = []
  let left = lines
  for (const file of shuffle(files, seed)) {
    if (left <= 0) break
    drawn.push(file)
    left -= linesOf(file)
  }
  return drawn
}

function shuffle(files: readonly string[], seed: number): string[] {
  const next = random(seed)
  return [...files]
    .sort()
    .map((file) => ({ file, place: next() }))
    .sort((one, other) => one.place - other.place)
    .map(({ file }) => file)
}

/** Mulberry32. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
