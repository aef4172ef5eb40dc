import { Button } from '@ever-after/ui'
import { TriangleAlert } from 'lucide-react'
import { copy } from '../copy.ts'
import type { countArchive } from '../model/count-archive.ts'

interface ArchiveStatsProps {
  counts: ReturnType<typeof countArchive>
  onExport: () => void
}

/** How much is archived, and a warning once that is a lot. */
export function ArchiveStats({ counts, onExport }: ArchiveStatsProps) {
  return (
    <>
      {counts.isGettingFull && (
        <section
          aria-label={copy.full}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field border border-champagne bg-card px-4 py-3"
        >
          <TriangleAlert aria-hidden="true" strokeWidth={1.6} className="size-5 text-champagne" />
          <div className="min-w-60 flex-1">
            <h2 className="font-sans font-semibold text-copy">{copy.full}</h2>
            <p className="text-small text-soft-ink">{copy.fullNote(counts.total)}</p>
          </div>
          <Button look="quiet" size="compact" onClick={onExport}>
            {copy.export}
          </Button>
        </section>
      )}
      <dl aria-label={copy.stats} className="grid grid-cols-3 gap-3">
        <Figure label={copy.total} value={counts.total} />
        <Figure label={copy.thisWeek} value={counts.thisWeek} />
        <Figure label={copy.categories} value={counts.categories} />
      </dl>
    </>
  )
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className="rounded-field border border-line bg-card px-4 py-3">
      <dt className="text-fine text-soft-ink">{label}</dt>
      <dd className="font-display text-headline tabular-nums">{value}</dd>
    </div>
  )
}
