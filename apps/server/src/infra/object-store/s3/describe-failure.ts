export interface StoreFailure {
  /** The store's own code, or what kept the answer from coming. */
  words: string
  isTransient: boolean
}

/** Whether the store says that there is no such object. */
export function isMissing(error: unknown): boolean {
  return nameOf(error) === 'NoSuchKey' || (statusOf(error) === 404 && nameOf(error) !== 'NoSuchBucket')
}

/** Tells what will pass by itself from what an operator has to set right. */
export function describeFailure(error: unknown): StoreFailure {
  const status = statusOf(error)
  const name = nameOf(error) || 'unknown failure'
  if (status === undefined || status === 200) return { words: name, isTransient: true }
  return { words: `${status} ${name}`, isTransient: status >= 500 || status === 429 }
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : ''
}

function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error && '$metadata' in error)) return undefined
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } }
  return $metadata?.httpStatusCode
}
