import { textOf } from '../adapters.ts'

/** Pictures that came as data URIs or bare base64, in order. */
export function picturesIn(values: readonly unknown[]): Uint8Array[] {
  return values
    .map((value) => textOf(value).replace(/^data:[^,]*,/, ''))
    .filter(Boolean)
    .map((data) => Buffer.from(data, 'base64'))
}

/** A list, or nothing where it is none. */
export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/** A number, or another one where it is none. */
export function numberOr(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise
}
