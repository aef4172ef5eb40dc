import { ApiError } from '@ever-after/contract'
import { useEffect, useState } from 'react'
import { type CreationKind, clearRunningCreation, readRunningCreation } from '#session'
import type { Problem, Progress } from './creation.ts'
import { useSeenCreation } from './seen-creation.ts'

interface Course {
  /** 0..1 of the whole job. */
  fraction: number
  hasPicture?: boolean
  problem?: Problem
}

/** How the remembered creation of a kind is doing; it stays remembered until its screen has shown it. */
export function useRunning(kind: CreationKind) {
  const [remembered, setRemembered] = useState(() => readRunningCreation(kind))
  const [course, setCourse] = useState<Course>({ fraction: 0 })
  const id = remembered?.id
  const seen = useSeenCreation({ kind, id: course.hasPicture ? id : undefined })

  useEffect(() => {
    if (!id) return
    const controller = new AbortController()
    const { signal } = controller
    const onProgress = (progress: Progress) => setCourse({ fraction: progress?.fraction ?? 0 })
    const end = async () => {
      // The first screen does not wait for what follows a creation.
      const { endRunning } = await import('./end-running.ts')
      setCourse({ fraction: 1, ...(await endRunning({ kind, id, onProgress, signal })) })
    }
    end().catch((error: unknown) => {
      if (signal.aborted) return
      // A timeout or a lost connection says nothing of the picture; the next look may find it.
      if (!(error instanceof ApiError)) return
      clearRunningCreation(kind)
      setRemembered(undefined)
    })
    return () => controller.abort()
  }, [kind, id])

  if (!remembered) return undefined
  return {
    ...remembered,
    ...course,
    /** There once the picture is. */
    resultUrl: seen?.resultUrl ?? undefined,
    forget: () => setRemembered(undefined),
  }
}
