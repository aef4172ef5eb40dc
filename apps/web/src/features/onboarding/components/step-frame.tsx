import { limits } from '@ever-after/contract'
import { runsRightToLeft } from '@ever-after/ui'
import { type ReactNode, useEffect, useRef } from 'react'

interface StepFrameProps {
  title: string
  eyebrow?: string
  lead?: string
  isForward: boolean
  /** What is asked or told. */
  children?: ReactNode
  /** The ways on, below. */
  actions: ReactNode
}

/** One step: its words slide in over the foot of the picture and its headline takes the focus. */
export function StepFrame({ title, eyebrow, lead, isForward, children, actions }: StepFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div className="relative flex min-h-0 flex-1 flex-col justify-end pt-[8dvh]">
      <div aria-hidden="true" className="h-28 shrink-0 bg-linear-to-b from-transparent to-paper" />
      <div className="overflow-x-clip bg-paper px-6 pb-[max(24px,env(safe-area-inset-bottom))]">
        <div
          className="animate-slide-in motion-reduce:animate-none"
          style={{
            animationDuration: `${limits.onboardingSlideMs}ms`,
            ['--slide-from' as string]:
              isForward === runsRightToLeft(document.documentElement) ? '-100%' : '100%',
          }}
        >
          {eyebrow && <p className="eyebrow mb-2.5 text-soft-ink">{eyebrow}</p>}
          <h1
            ref={heading}
            tabIndex={-1}
            className="font-hero text-[clamp(2.125rem,11vw,2.875rem)] scroll-mt-28 leading-[1.04] outline-none sm:text-[2.875rem]"
          >
            {title}
          </h1>
          {lead && <p className="mt-3.5 text-lead text-soft-ink leading-relaxed">{lead}</p>}
          {children && <div className="mt-5">{children}</div>}
          <div className="mt-7 flex flex-col gap-1.5">{actions}</div>
        </div>
      </div>
    </div>
  )
}
