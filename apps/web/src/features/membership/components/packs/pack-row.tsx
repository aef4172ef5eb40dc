import type { PackId } from '@ever-after/contract'
import { Button, Skeleton } from '@ever-after/ui'
import type { Pack, PurchaseHook } from '#store'
import { packsCopy } from './packs-copy.ts'

interface PackRowProps {
  packId: PackId
  pack: Pack | undefined
  isLoading: boolean
  purchase: Pick<PurchaseHook, 'buy' | 'isResting'>
}

/** One pack: what it is, and its price as the button that buys it. */
export function PackRow({ packId, pack, isLoading, purchase }: PackRowProps) {
  const { name, detail, badge } = packsCopy.packs[packId]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-card p-4">
      <div className="min-w-[7.25rem] flex-1">
        {badge && (
          <p className="mb-1.5 inline-block rounded-full bg-blush px-2.5 py-0.5 font-semibold text-fine">
            {badge}
          </p>
        )}
        <h3 className="text-lead leading-tight">{name}</h3>
        <p className="mt-1 text-balance text-small text-soft-ink leading-snug">{detail}</p>
        {!isLoading && !pack?.pkg && pack?.problem && <p className="mt-1.5 text-small">{pack.problem}</p>}
      </div>
      {isLoading && <Skeleton className="h-12 w-24 rounded-full" />}
      {pack?.pkg && <Price pkg={pack.pkg} name={name} purchase={purchase} />}
    </li>
  )
}

function Price({
  pkg,
  name,
  purchase: { buy, isResting },
}: Pick<PackRowProps, 'purchase'> & { pkg: NonNullable<Pack['pkg']>; name: string }) {
  if (isResting(pkg)) return <p className="text-small text-soft-ink">{packsCopy.waiting}</p>
  return (
    <Button
      aria-label={packsCopy.buy({ name, price: pkg.priceString })}
      className="min-w-24 px-5 font-normal font-serif text-title tabular-nums"
      onClick={() => void buy(pkg)}
    >
      {pkg.priceString}
    </Button>
  )
}
