import type { Plan } from '@ever-after/contract'
import { classNames } from '@ever-after/ui'
import type { StorePackage } from '#store'
import { copy } from '../copy.ts'
import { priceOf } from '../price-of.ts'

interface PlanChoiceProps {
  plans: readonly StorePackage[]
  chosen: StorePackage
  /** The year costs less for each week than the week itself. */
  isYearBetterValue: boolean
  onChoose: (plan: Plan) => void
}

/** The plans side by side with what each of them costs; the billed price is the largest of its words, and what the year comes to for a week stands below it. */
export function PlanChoice({ plans, chosen, isYearBetterValue, onChoose }: PlanChoiceProps) {
  return (
    <fieldset className="mt-4 flex flex-col gap-2.5">
      <legend className="sr-only">{copy.offer.plans}</legend>
      {plans.map((pkg) => (
        <PlanOption
          key={pkg.productId}
          pkg={pkg}
          isChosen={pkg === chosen}
          isBetterValue={isYearBetterValue && pkg.plan === 'yearly'}
          onChoose={() => onChoose(priceOf(pkg).plan)}
        />
      ))}
    </fieldset>
  )
}

interface PlanOptionProps {
  pkg: StorePackage
  isChosen: boolean
  isBetterValue: boolean
  onChoose: () => void
}

function PlanOption({ pkg, isChosen, isBetterValue, onChoose }: PlanOptionProps) {
  const { plan, billed, per, aWeek, beginning } = priceOf(pkg)
  return (
    <label
      className={classNames(
        'flex min-h-16 cursor-pointer flex-wrap items-center gap-x-3 gap-y-2 rounded-field border px-4 py-3 transition duration-200',
        'has-focus-visible:outline-2 has-focus-visible:outline-rose has-focus-visible:outline-offset-2',
        isChosen ? 'border-rose bg-blush' : 'border-line',
      )}
    >
      <input
        type="radio"
        name="plan"
        value={plan}
        checked={isChosen}
        onChange={onChoose}
        className="size-5 shrink-0 accent-rose"
      />
      <span className="min-w-20 flex-1">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-semibold text-copy">{copy.offer.names[plan]}</span>
          {isBetterValue && (
            <span className="whitespace-nowrap rounded-full border border-rose px-2 text-fine">
              {copy.offer.betterValue}
            </span>
          )}
        </span>
        {aWeek && <span className="mt-0.5 block text-fine text-soft-ink">{aWeek}</span>}
      </span>
      <span className="ms-auto text-end">
        <span className="block font-serif text-title leading-none tabular-nums">{billed}</span>
        <span className="mt-1 block text-fine text-soft-ink">{per}</span>
      </span>
      {beginning && <span className="w-full text-balance ps-8 text-small leading-snug">{beginning}</span>}
    </label>
  )
}
