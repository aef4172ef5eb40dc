import { LoadFailure, Skeleton } from '@ever-after/ui'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'

interface LoadedProps<T> {
  query: { data: T | undefined; isError: boolean; refetch: () => unknown }
  /** Height of what will stand there. */
  height: string
  children: (data: T) => ReactNode
}

/** Shows what was loaded, and until then where it will stand; figures that were there once stay when a refresh fails. */
export function Loaded<T>({ query, height, children }: LoadedProps<T>) {
  const { data, isError, refetch } = query
  if (data !== undefined && !isError) return children(data)
  if (!isError)
    return (
      <>
        <p role="status" className="sr-only">
          {copy.loading}
        </p>
        <Skeleton className={`w-full ${height}`} />
      </>
    )
  return (
    <>
      <LoadFailure
        words={copy.failed}
        retry={copy.tryAgain}
        onRetry={() => void refetch()}
        className="py-2"
      />
      {data !== undefined && children(data)}
    </>
  )
}
