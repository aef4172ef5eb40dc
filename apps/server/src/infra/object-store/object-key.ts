const keyShape = /^[a-z0-9][a-z0-9_-]*(?:[./][a-z0-9][a-z0-9_-]*)*$/i

/** The key itself when it names an object; anything that could leave the store's folder, or need escaping, throws. */
export function checkObjectKey(key: string): string {
  if (!keyShape.test(key)) throw new Error(`Not an object key: ${key}`)
  return key
}

/** Whether a text from outside has the shape of a key. */
export function isObjectKey(text: string): boolean {
  return keyShape.test(text)
}
