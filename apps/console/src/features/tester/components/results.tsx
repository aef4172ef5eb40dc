import { type Ref, useState } from 'react'
import { copy } from '../copy.ts'
import { likenessLimit, type TestRun } from '../model/test-run.ts'
import { ResultCard } from './result-card.tsx'
import { ResultDialog } from './result-dialog.tsx'
import { RunBar } from './run-bar.tsx'

/** What the last run made, one card for each style. */
export function Results({ run, ref }: { run: TestRun | null; ref: Ref<HTMLElement> }) {
  const [openId, setOpenId] = useState<string>()
  if (!run)
    return (
      <section
        ref={ref}
        aria-label={copy.results}
        className="flex min-h-60 items-center justify-center rounded-field border border-line border-dashed p-8 text-center text-soft-ink"
      >
        {copy.resultsEmpty}
      </section>
    )
  const open = run.items.find(({ styleId }) => styleId === openId)
  return (
    <section ref={ref} aria-label={copy.results} className="grid scroll-mt-4 gap-4">
      <RunBar run={run} />
      <ul aria-label={copy.results} className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {run.items.map((item) => (
          <ResultCard key={item.styleId} item={item} onOpen={() => setOpenId(item.styleId)} />
        ))}
      </ul>
      <p className="text-fine text-soft-ink">{copy.legend(likenessLimit)}</p>
      {open?.resultUrl && (
        <ResultDialog item={open} photos={run.photos} onClose={() => setOpenId(undefined)} />
      )}
    </section>
  )
}
