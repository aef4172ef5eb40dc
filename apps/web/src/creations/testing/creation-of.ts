import { applicationOf } from '../../testing/builders.ts'
import type { Creation } from '../creation.ts'

/** A finished wedding picture, except for what is told. */
export function creationOf(rest: Partial<Creation> = {}): Creation {
  return { ...applicationOf(), partners: undefined, kind: 'style', name: 'The Rose Garden', ...rest }
}
