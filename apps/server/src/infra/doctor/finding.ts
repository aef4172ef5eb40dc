/** `off` is fine and says what is done instead; `attention` works but should be looked at; `broken` does not work. */
export const findingStates = ['ready', 'off', 'attention', 'broken'] as const
export type FindingState = (typeof findingStates)[number]

/** What one look at one part of the installation found, in words for whoever operates it. */
export interface Finding {
  /** What an operator calls it, such as Object store. */
  part: string
  state: FindingState
  /** One sentence: what is used and how it is; never a key, a password or an address with one in it. */
  words: string
  /** What to do, naming the variables; absent where nothing has to be done. */
  remedy?: string
}

/** One part that can be looked at. It costs nothing, changes nothing that lasts, and ends with the signal. */
export interface Examined {
  /** The same as in its findings. */
  part: string
  /** Rejects where looking itself failed; the doctor puts that into words. */
  check(context: { signal: AbortSignal }): Promise<Finding>
}
