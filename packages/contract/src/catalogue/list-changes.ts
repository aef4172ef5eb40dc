/** One value that differs, under its path, as `variations[0].prompts.original.structured_technical`. */
export interface FieldChange {
  path: string
  /** Undefined where it was not there. */
  before: unknown
  after: unknown
}

/** Every leaf in which two JSON values differ. */
export function listChanges(before: unknown, after: unknown, path = ''): FieldChange[] {
  if (before === after) return []
  if (!isBranch(before) || !isBranch(after) || Array.isArray(before) !== Array.isArray(after))
    return [{ path, before, after }]
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap((key) =>
    listChanges(valueAt(before, key), valueAt(after, key), join(path, key, Array.isArray(before))),
  )
}

function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function valueAt(branch: object, key: string): unknown {
  return Object.getOwnPropertyDescriptor(branch, key)?.value
}

function join(path: string, key: string, isIndex: boolean): string {
  if (isIndex) return `${path}[${key}]`
  return path === '' ? key : `${path}.${key}`
}
