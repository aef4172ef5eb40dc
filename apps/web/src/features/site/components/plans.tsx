import { Check } from 'lucide-react'
import { siteCopy } from '../copy.ts'

/** What free gives and what Premium gives; the price stands in the App Store. */
export function Plans() {
  return (
    <section className="mt-24">
      <h2 className="text-center font-display text-[2.5rem] leading-tight">{siteCopy.plansTitle}</h2>
      <div className="mx-auto mt-10 grid max-w-3xl gap-4 sm:grid-cols-2">
        {siteCopy.plans.map(({ name, line, points }) => (
          <div key={name} className="rounded-[28px] border border-line bg-card px-7 py-8">
            <h3 className="text-[1.625rem] leading-tight">{name}</h3>
            <p className="mt-1 font-semibold text-rose">{line}</p>
            <ul className="mt-5 grid gap-2.5">
              {points.map((point) => (
                <li key={point} className="flex gap-2.5">
                  <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-sage" />
                  {point}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className="mx-auto mt-6 max-w-[56ch] text-balance text-center text-copy text-soft-ink">
        {siteCopy.plansNote}
      </p>
    </section>
  )
}
