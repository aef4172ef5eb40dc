/** Whether two values are the same JSON, whatever the order of their keys. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [left, right] = [definedIn(one), definedIn(other)]
  if (left.size !== right.size) return false
  return [...left].every(([key, value]) => right.has(key) && isSameJson(value, right.get(key)))
}

/** JSON knows no undefined: a key without a value is not there. */
function definedIn(value: object): Map<string, unknown> {
  return new Map(Object.entries(value).filter(([, entry]) => entry !== undefined))
}
