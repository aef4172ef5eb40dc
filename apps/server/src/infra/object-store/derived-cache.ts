/** Pictures made from a stored one; any of them may be missing and is then made again. */
export interface DerivedCache {
  get(source: string, variant: string): Promise<Uint8Array | undefined>
  put(source: string, variant: string, bytes: Uint8Array): Promise<void>
  forget(source: string): Promise<void>
}

/** So that addresses made up by a stranger cannot fill the store. */
export const variantsPerSource = 40
