/** The same number 0..1 for the same integer, as if by chance. */
export function chance(integer: number): number {
  let hash = Math.imul(integer ^ 0x9e3779b9, 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/** An uneven line 0..1 with a new value at every whole position, the same every time. */
export function chanceLine(position: number): number {
  const cell = Math.floor(position)
  const share = position - cell
  const soft = share * share * (3 - 2 * share)
  return chance(cell) * (1 - soft) + chance(cell + 1) * soft
}
