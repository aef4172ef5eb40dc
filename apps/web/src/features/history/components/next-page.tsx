import { Button } from '@ever-after/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { copy } from '../copy.ts'
import type { Tab } from '../use-histories.ts'

/** Below the pictures that were read: fetches the next ones when the couple is a screen away from the end. */
export function NextPage({ isComing, hasFailed, fetch }: Omit<Tab['next'], 'isThere'>) {
  const mark = useRef<HTMLSpanElement>(null)
  const reach = useEffectEvent(fetch)
  useEffect(() => {
    if (!mark.current || isComing || hasFailed) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) reach()
    })
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [isComing, hasFailed])
  return (
    <div className="relative mt-6 flex min-h-11 flex-col items-center gap-2 px-5 text-center text-copy text-soft-ink">
      <span ref={mark} aria-hidden="true" className="pointer-events-none absolute bottom-0 h-dvh w-px" />
      {hasFailed ? (
        <>
          <p role="alert">{copy.nextFailed}</p>
          <Button look="quiet" onClick={fetch}>
            {copy.retry}
          </Button>
        </>
      ) : (
        <p role="status">{isComing && copy.loading}</p>
      )}
    </div>
  )
}
