import { unitsOf } from '@ever-after/contract'
import { classNames } from '@ever-after/ui'
import { timeInWords } from '#platform/day-in-words.ts'
import { copy } from '../copy.ts'
import { iconOf } from '../icon-of.ts'
import type { Line } from '../model.ts'
import { wordsOf } from '../words-of.ts'

/** What came or went, why, when and how many. */
export function LedgerLine({ line: { entry, outcome } }: { line: Line }) {
  const { title, detail, amount } = wordsOf(entry, outcome)
  const Icon = iconOf(entry)
  const units = unitsOf(entry)
  const isComing = units > 0
  const spoken = isComing ? copy.more(units) : copy.less(-units)
  return (
    <li className="flex items-center gap-4 py-3.5">
      <Icon
        aria-hidden="true"
        className="size-5 shrink-0 text-champagne max-[17.5rem]:hidden"
        strokeWidth={1.5}
      />
      <div className="min-w-0 flex-1">
        <p className="break-words leading-snug">{title}</p>
        <p className="mt-0.5 flex flex-wrap gap-x-2.5 text-small text-soft-ink leading-snug">
          <span>{detail}</span>
          <time dateTime={entry.at} className="whitespace-nowrap">
            {timeInWords(entry.at)}
          </time>
        </p>
      </div>
      {entry.bucket === 'lifetime' ? (
        <p className="shrink-0 font-semibold text-small">{amount}</p>
      ) : (
        <p className={classNames('shrink-0 font-serif text-title tabular-nums', isComing && 'text-success')}>
          <span aria-hidden="true">{amount}</span>
          <span className="sr-only">{spoken}</span>
        </p>
      )}
    </li>
  )
}
