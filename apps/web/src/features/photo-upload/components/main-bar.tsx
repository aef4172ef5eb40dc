import { classNames } from '@ever-after/ui'
import type { ReactNode } from 'react'

/** Keeps the way on in sight while the step scrolls; it stands in the step itself, in which it may travel. */
export function MainBar({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      data-bottom-bar
      className={classNames(
        'roomy:sticky roomy:bottom-0 z-10 -mx-5 flex flex-col gap-1.5 bg-linear-to-t from-70% from-paper to-transparent px-5 pt-3 roomy:pt-9 pb-[max(10px,env(safe-area-inset-bottom))]',
        className,
      )}
    >
      {children}
    </div>
  )
}
