import type { Release } from '@ever-after/contract'
import { Button, classNames, Moment } from '@ever-after/ui'
import { copy } from '../copy.ts'

interface ReleaseRowProps {
  release: Release
  isCurrent: boolean
  isChosen: boolean
  /** Two are chosen already. */
  isFull: boolean
  onChoose: () => void
  onRestore: () => void
}

/** One save: when, by whom, what it did, and what can be done with it. */
export function ReleaseRow({ release, isCurrent, isChosen, isFull, onChoose, onRestore }: ReleaseRowProps) {
  const { number, savedAt, savedBy, action, note, catalogue } = release
  return (
    <tr className={classNames('border-line border-t', isChosen && 'bg-blush')}>
      <td className="w-12">
        <label className="flex size-11 cursor-pointer items-center justify-center has-disabled:cursor-not-allowed">
          <span className="sr-only">{copy.choose(number)}</span>
          <input
            type="checkbox"
            checked={isChosen}
            disabled={isFull && !isChosen}
            onChange={onChoose}
            className="size-4 accent-rose"
          />
        </label>
      </td>
      <th scope="row" className="px-3 py-2 text-left font-semibold tabular-nums">
        {number}
        {isCurrent && (
          <span className="ml-2 rounded-full bg-ink px-2 py-0.5 font-semibold text-fine text-paper">
            {copy.current}
          </span>
        )}
      </th>
      <td className="px-3 py-2">
        <Moment iso={savedAt} />
      </td>
      <td className="px-3 py-2 whitespace-nowrap">{copy.by(savedBy)}</td>
      <td className="px-3 py-2">
        {copy.actions[action]} <span className="text-soft-ink">{copy.changes(release)}</span>
        {note && <span className="block text-soft-ink">{note}</span>}
      </td>
      <td className="px-3 py-2 text-soft-ink">
        {catalogue === 'dresses' ? copy.dressCounts(release.items) : copy.counts(release)}
      </td>
      <td className="px-3 py-1 text-right">
        {!isCurrent && (
          <Button look="quiet" size="compact" aria-label={copy.restoreLabel(number)} onClick={onRestore}>
            {copy.restore}
          </Button>
        )}
      </td>
    </tr>
  )
}
