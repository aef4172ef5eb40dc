import type { CatalogueName, Release } from '@ever-after/contract'
import { Button, Notice, Skeleton } from '@ever-after/ui'
import { useState } from 'react'
import { useReleases } from '../api/releases.ts'
import { copy } from '../copy.ts'
import { CompareDialog } from './compare-dialog.tsx'
import { ReleaseRow } from './release-row.tsx'
import { type CurrentContent, RestoreDialog } from './restore-dialog.tsx'

interface ReleaseListProps {
  catalogue: CatalogueName
  current: CurrentContent
}

/** Every save of one document; two of them can be compared, any of them put on top. */
export function ReleaseList({ catalogue, current }: ReleaseListProps) {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useReleases(catalogue)
  const [chosen, setChosen] = useState<readonly Release[]>([])
  const [isComparing, setComparing] = useState(false)
  const [restoring, setRestoring] = useState<Release>()
  if (isError && !data)
    return (
      <Notice
        isAlert
        title={copy.failed}
        action={<Button onClick={() => void refetch()}>{copy.tryAgain}</Button>}
      />
    )
  if (!data) return <RowSkeletons />
  const releases = data.pages.flatMap((page) => page.releases)
  if (releases.length === 0) return <Notice title={copy.empty}>{copy.emptyNote}</Notice>
  const toggle = (release: Release) =>
    setChosen((before) => {
      const others = before.filter(({ id }) => id !== release.id)
      return others.length < before.length ? others : [...before, release]
    })
  const pair = chosen.toSorted((one, other) => one.number - other.number)
  return (
    <>
      <div className="sticky top-0 z-10 flex min-h-14 flex-wrap items-center gap-3 rounded-t-field bg-card px-4 py-1.5">
        <p role="status" className="flex-1 text-copy text-soft-ink">
          {chosen.length === 0 ? copy.compareHint : chosen.length === 1 && copy.compareOne}
        </p>
        {chosen.length > 0 && (
          <Button look="quiet" size="compact" onClick={() => setChosen([])}>
            {copy.clear}
          </Button>
        )}
        <Button size="compact" disabled={chosen.length !== 2} onClick={() => setComparing(true)}>
          {copy.compare}
        </Button>
      </div>
      <div className="overflow-x-auto">
        <table className="w-full text-copy">
          <thead>
            <tr className="text-left text-fine text-soft-ink">
              {Object.values(copy.columns).map((name) => (
                <th key={name} scope="col" className="px-3 py-2 font-semibold">
                  {name === copy.columns.compare || name === copy.columns.actions ? (
                    <span className="sr-only">{name}</span>
                  ) : (
                    name
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {releases.map((release, index) => (
              <ReleaseRow
                key={release.id}
                release={release}
                isCurrent={index === 0}
                isChosen={chosen.some(({ id }) => id === release.id)}
                isFull={chosen.length === 2}
                onChoose={() => toggle(release)}
                onRestore={() => setRestoring(release)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {hasNextPage && (
        <div className="p-4 text-center">
          <Button
            look="quiet"
            size="compact"
            disabled={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {copy.more}
          </Button>
        </div>
      )}
      {isComparing && (
        <CompareDialog
          ids={[pair[0].id, pair[1].id]}
          title={copy.compareTitle(copy.release(pair[0].number), copy.release(pair[1].number))}
          onClose={() => setComparing(false)}
        />
      )}
      {restoring && (
        <RestoreDialog release={restoring} current={current} onClose={() => setRestoring(undefined)} />
      )}
    </>
  )
}

function RowSkeletons() {
  return (
    <div className="grid gap-3 p-4">
      <p role="status" className="sr-only">
        {copy.loading}
      </p>
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-9 w-full" />
      ))}
    </div>
  )
}
