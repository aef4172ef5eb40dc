import { Button, Choice, SearchField, Skeleton } from '@ever-after/ui'
import { useDeferredValue, useMemo, useState } from 'react'
import { copy } from '../copy.ts'
import { groupStyles } from '../model/group-styles.ts'
import type { StyleChoice } from '../use-tester.ts'
import { StyleGroupList } from './style-group.tsx'

interface StylesCardProps {
  choice: StyleChoice
  /** Whether something runs already. */
  isBusy: boolean
  isUploading: boolean
  onStart: () => void
}

const options = (['live', 'draft'] as const).map((value) => ({ value, label: copy.catalogues[value] }))
/** A search unfolds what it finds while that is this little. */
const unfoldedMax = 100

/** Which styles are tested. */
export function StylesCard({ choice, isBusy, isUploading, onStart }: StylesCardProps) {
  const { catalogue, state, selected, setSelected, show } = choice
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search)
  const groups = useMemo(() => groupStyles(state.document, wanted), [state.document, wanted])
  const shown = groups.flatMap(({ styles }) => styles.map(({ id }) => id))
  const choose = (ids: readonly string[], isChosen: boolean) => {
    const next = new Set(selected)
    for (const id of ids) isChosen ? next.add(id) : next.delete(id)
    setSelected(next)
  }
  return (
    <section
      aria-label={copy.styles}
      className="grid min-w-0 grid-cols-1 content-start gap-3 rounded-field border border-line bg-card p-4"
    >
      <h2 className="text-title leading-tight">{copy.styles}</h2>
      <Choice
        legend={copy.catalogue}
        name="tester-catalogue"
        value={catalogue}
        options={options}
        onChange={show}
      />
      <SearchField
        value={search}
        placeholder={copy.search}
        clearLabel={copy.clearSearch}
        onChange={setSearch}
      />
      <div className="flex flex-wrap items-center gap-x-2">
        <p role="status" className="mr-auto text-small text-soft-ink tabular-nums">
          {copy.selected(selected.size)}
        </p>
        <Button
          look="link"
          size="compact"
          className="px-2 text-small"
          disabled={shown.length === 0}
          onClick={() => choose(shown, true)}
        >
          {copy.selectShown}
        </Button>
        <Button
          look="link"
          size="compact"
          className="px-2 text-small"
          disabled={selected.size === 0}
          onClick={() => setSelected(new Set())}
        >
          {copy.clear}
        </Button>
      </div>
      <div className="max-h-80 min-h-40 overflow-y-auto rounded-field border border-line">
        {state.status === 'loading' && (
          <div role="status" aria-label={copy.stylesLoading} className="grid gap-2 p-3">
            <Skeleton className="h-9 w-full" />
            <Skeleton className="h-9 w-full" />
            <Skeleton className="h-9 w-full" />
          </div>
        )}
        {state.status === 'failed' && (
          <div role="alert" className="p-4 text-small text-soft-ink">
            {copy.stylesFailed}
            <Button look="link" size="compact" className="text-small" onClick={() => void state.reload()}>
              {copy.tryAgain}
            </Button>
          </div>
        )}
        {state.status === 'ready' && groups.length === 0 && (
          <p className="p-4 text-small text-soft-ink">{wanted.trim() ? copy.noneFound : copy.noStyles}</p>
        )}
        {groups.map((group) => (
          <StyleGroupList
            key={group.category}
            group={group}
            selected={selected}
            isFound={wanted.trim() !== '' && shown.length <= unfoldedMax}
            onChoose={choose}
          />
        ))}
      </div>
      <Button disabled={isBusy} onClick={onStart}>
        {isUploading ? copy.uploading : copy.start(selected.size)}
      </Button>
    </section>
  )
}
