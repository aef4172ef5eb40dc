const shape = /^([0-9A-Z]{4})-?([0-9A-Z]{4})$/

/** A reference as letters quote it, however it was typed; undefined when it is none. */
export function readReference(typed: string): string | undefined {
  const [, start, end] = shape.exec(typed.replaceAll(/\s/g, '').toUpperCase()) ?? []
  return start && end ? `${start}-${end}` : undefined
}
