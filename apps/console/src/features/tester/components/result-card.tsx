import { Button, classNames, Picture } from '@ever-after/ui'
import { copy } from '../copy.ts'
import type { TestItem } from '../model/test-run.ts'
import { rerun } from '../run/run-tests.ts'
import { Figures } from './figures.tsx'

/** One style of a run: its picture and figures, how far it is, or why it failed. */
export function ResultCard({ item, onOpen }: { item: TestItem; onOpen: () => void }) {
  const { styleId, displayName, status, resultUrl, failure, reason, figures } = item
  return (
    <li className="flex min-w-0 flex-col overflow-hidden rounded-field border border-line bg-card">
      <div className="flex aspect-[3/4] flex-col items-center justify-center bg-line text-center text-small text-soft-ink">
        {resultUrl ? (
          <button
            type="button"
            aria-label={copy.open(displayName)}
            onClick={onOpen}
            className="size-full -outline-offset-4"
          >
            <Picture
              src={resultUrl}
              alt={copy.resultOf(displayName)}
              loading="lazy"
              className="size-full object-top"
            />
          </button>
        ) : (
          status !== 'failed' && (
            <span className={classNames(status === 'processing' && 'animate-breathe font-semibold text-ink')}>
              {copy.statuses[status]}
            </span>
          )
        )}
        {status === 'failed' && (
          <div className="grid justify-items-center gap-2 px-3">
            <p className="font-semibold text-danger">{failure}</p>
            {reason && reason !== failure && <p className="text-fine break-words">{reason}</p>}
            <Button
              look="quiet"
              size="compact"
              className="text-small"
              aria-label={copy.againOf(displayName)}
              onClick={() => rerun([styleId])}
            >
              {copy.again}
            </Button>
          </div>
        )}
      </div>
      <div className="grid gap-1.5 p-3">
        <h3 className="truncate font-sans font-semibold text-copy">{displayName}</h3>
        {(status === 'completed' || status === 'failed') && (
          <p className="text-fine text-soft-ink">{copy.statuses[status]}</p>
        )}
        {status === 'completed' && <Figures figures={figures} />}
      </div>
    </li>
  )
}
