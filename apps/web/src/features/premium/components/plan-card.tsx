import { Button } from '@ever-after/ui'
import type { AppStatus } from '#server-state'
import { useManageSubscription } from '#store'
import { copy } from '../copy.ts'
import { planLines } from '../plan-lines.ts'

interface PlanCardProps {
  status: AppStatus
  onChooseStyle: () => void
  onStoreFailed: () => void
}

/** Which plan the device is on, what is left of it, and the way to use it. */
export function PlanCard({ status, onChooseStyle, onStoreFailed }: PlanCardProps) {
  const manage = useManageSubscription({ onFailed: onStoreFailed })
  return (
    <section
      aria-labelledby="current-plan"
      className="rounded-card border border-line bg-card px-5 pt-4 pb-2"
    >
      <h2 id="current-plan" className="eyebrow font-sans text-soft-ink">
        {copy.plan}
      </h2>
      <p className="mt-1.5 font-serif text-[1.625rem] leading-tight">
        {status.isActive ? copy.premium : copy.free}
      </p>
      <dl className="mt-3 divide-y divide-line border-line border-t">
        {planLines(status).map(({ name, value }) => (
          <div key={name} className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 py-2">
            <dt className="text-balance text-soft-ink">{name}</dt>
            <dd className="ms-auto text-end font-serif text-title tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <Button look="quiet" className="mt-2 mb-3 w-full" onClick={onChooseStyle}>
        {copy.choose}
      </Button>
      {status.isActive && manage && (
        <Button look="link" className="-mt-2 mb-1 w-full" onClick={manage}>
          {copy.manage}
          <span className="sr-only"> ({copy.opensStore})</span>
        </Button>
      )}
    </section>
  )
}
