/** The names most like what was typed, best first; case and order of words do not matter much. */
export function nearestNames(typed: string, names: readonly string[], most = 3): string[] {
  const wanted = typed.toLowerCase()
  return names
    .map((name) => ({ name, distance: distanceBetween(wanted, name.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance || a.name.localeCompare(b.name))
    .slice(0, most)
    .map(({ name }) => name)
}

function distanceBetween(typed: string, name: string): number {
  if (name.includes(typed)) return 0
  return editDistance(typed, name) / Math.max(typed.length, name.length)
}

/** Levenshtein distance with one row of memory. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, row[j] + 1, next[j - 1] + 1))
    }
    row = next
  }
  return row[b.length]
}
