import { queryClient } from './query-client.ts'

/**
 * The key of every query whose answer holds addresses of finished pictures begins like this. The server chooses them by the
 * right to download at the moment it is asked: a clean picture and its watermarked preview are two objects with two addresses.
 */
export const picturesKey = ['history'] as const

/** How an answer that holds signed addresses is kept: half of their life. */
export const signedAnswer = { staleTime: 30 * 60 * 1000, refetchOnMount: true } as const

/** Reads the pictures on show again at once and forgets those that are not: another right gives other addresses. */
export function readPicturesAgain(): Promise<void> {
  queryClient.removeQueries({ queryKey: picturesKey, type: 'inactive' })
  return queryClient.invalidateQueries({ queryKey: picturesKey })
}
