/** A field deep inside an answer of unknown shape; undefined where the way ends. */
export function fieldOf(body: unknown, ...path: readonly (string | number)[]): unknown {
  let value = body
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = Reflect.get(value, key)
  }
  return value
}

/** The text that it is, or none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** What JSON says, or undefined where it is none. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    // Whoever reads the answer next says what is wrong with it.
    return undefined
  }
}
