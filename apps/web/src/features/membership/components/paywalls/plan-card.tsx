import type { Plan } from '@ever-after/contract'
import { Button } from '@ever-after/ui'
import { useId } from 'react'
import type { StorePackage } from '#store'
import { paywallCopy } from '../../paywall-copy.ts'
import { planWords } from '../../plan-words.ts'

interface PlanCardProps {
  plan: Plan
  pkg: StorePackage
  isBetterValue: boolean
  /** A payment for it is open. */
  isResting: boolean
  onBuy: () => void
}

/** One plan at the store's own price: what is billed stands largest, and the button is its own. */
export function PlanCard({ plan, pkg, isBetterValue, isResting, onBuy }: PlanCardProps) {
  const { name, price, per, aWeek, beginning, renewal } = planWords({ plan, pkg })
  const id = useId()
  return (
    <li className="relative flex flex-col rounded-card border border-line bg-paper p-2 text-center max-[22rem]:p-1.5">
      {isBetterValue && (
        <p className="absolute inset-x-0 -top-3 mx-auto w-max max-w-full whitespace-nowrap rounded-full bg-blush px-2.5 py-0.5 font-semibold text-fine leading-snug">
          {paywallCopy.betterValue}
        </p>
      )}
      <p id={id} className="flex flex-1 flex-col px-1 pt-2.5 pb-3.5">
        <span className="font-display text-[2.125rem] leading-none tabular-nums">{price}</span>
        <span className="mt-1 text-copy">{per}</span>
        {aWeek && <span className="mt-1 text-fine text-soft-ink leading-snug">{aWeek}</span>}
        {beginning && (
          <span className="mt-2.5 text-balance font-semibold text-fine leading-snug">{beginning}</span>
        )}
        <span className="mt-2 text-balance text-fine text-soft-ink leading-snug">{renewal}</span>
      </p>
      <Button
        className="w-full whitespace-nowrap px-1! max-[22rem]:px-0! max-[22rem]:text-fine!"
        aria-describedby={id}
        disabled={isResting}
        onClick={onBuy}
      >
        {name}
      </Button>
      {isResting && (
        <p className="mt-2 text-balance px-1 pb-1 text-fine text-soft-ink leading-snug">
          {paywallCopy.looking}
        </p>
      )}
    </li>
  )
}
