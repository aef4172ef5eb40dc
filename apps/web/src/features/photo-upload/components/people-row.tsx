import type { ReactNode } from 'react'

/**
 * Two people side by side whose rows stand level, whatever is said of one of them; one above the other where letters are
 * large. One person stands in the middle.
 */
export function PeopleRow({ isCouple, children }: { isCouple: boolean; children: ReactNode }) {
  if (!isCouple) return <div className="mx-auto mt-6 flex w-[64%] min-w-[min(13rem,100%)]">{children}</div>
  return (
    <div className="@container mt-6">
      <div className="grid grid-cols-1 gap-x-4 gap-y-6 @min-[17rem]:grid-cols-2 @min-[17rem]:gap-y-0">
        {children}
      </div>
    </div>
  )
}

/** Joins two arches as on a printed card. */
export function Ampersand() {
  return (
    <span
      aria-hidden="true"
      className="font-display pointer-events-none absolute top-[62%] start-full z-10 ms-2 hidden size-11 -translate-x-1/2 rtl:translate-x-1/2 -translate-y-1/2 items-center justify-center rounded-full bg-paper pb-1 text-2xl text-rose @min-[17rem]:flex"
    >
      &amp;
    </span>
  )
}
