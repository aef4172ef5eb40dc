import { endpoints, errorCatalogue, type OperatorAction } from '@ever-after/contract'
import { Moment } from '@ever-after/ui'
import { copy } from '../copy.ts'

/** One row for each write. */
export function ActionTable({ actions }: { actions: readonly OperatorAction[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by the keyboard
    <section aria-label={copy.title} tabIndex={0} className="overflow-x-auto -outline-offset-2">
      <table className="w-full text-copy">
        <thead>
          <tr className="text-left text-fine text-soft-ink">
            {Object.values(copy.columns).map((name) => (
              <th key={name} scope="col" className="px-4 py-2.5 font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {actions.map(({ id, at, by, endpoint, target, outcome, address }) => (
            <tr key={id} className="border-line border-t align-top">
              <td className="px-4 py-2.5">
                <Moment iso={at} isPrecise />
              </td>
              <td className="px-4 py-2.5 whitespace-nowrap">{by}</td>
              <td className="px-4 py-2.5 break-words">
                {summaries.get(endpoint)}
                <span className="block text-fine text-soft-ink">{endpoint}</span>
              </td>
              <td className="max-w-60 px-4 py-2.5 break-words text-soft-ink">{target}</td>
              <td className="px-4 py-2.5">
                <span className={outcome === 'done' ? 'text-success' : 'text-danger'}>
                  {wordsOf(outcome)}
                </span>
              </td>
              <td className="px-4 py-2.5 text-soft-ink">{address}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** What each endpoint does, by its method and path. */
const summaries = new Map(
  Object.values(endpoints).map(({ method, path, summary }) => [`${method} ${path}`, summary]),
)

function wordsOf(outcome: string): string {
  if (outcome === 'done') return copy.done
  if (outcome === 'begun') return copy.begun
  const known = Object.entries(errorCatalogue).find(([code]) => code === outcome)
  return known ? known[1].words : outcome
}
