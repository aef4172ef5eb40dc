import { Shelf, Skeleton, Tabs } from '@ever-after/ui'
import { copy } from '../copy.ts'
import type { DressChoice } from '../model.ts'
import type { Dresses } from '../use-dresses.ts'
import { DressChip } from './dress-chip.tsx'
import { OwnFailed } from './own-failed.tsx'
import { UploadTile } from './upload-tile.tsx'

export type PickerTab = 'dresses' | 'favourites' | 'uploads'

interface DressPickerProps {
  dresses: Dresses & { catalogue: readonly DressChoice[] }
  selectedId: string | undefined
  tab: PickerTab
  onTab: (tab: PickerTab) => void
  onSelect: (dress: DressChoice) => void
  onUpload: () => void
}

/** Three tabs over a row of dresses: the catalogue, the liked ones, one's own. */
export function DressPicker({ dresses, selectedId, tab, onTab, onSelect, onUpload }: DressPickerProps) {
  const { catalogue, liked, own, favourites, isOwnPending, hasOwnFailed, retry } = dresses
  const lists = { dresses: catalogue, favourites: liked, uploads: own }
  return (
    <Tabs
      label={copy.tabs}
      value={tab}
      onChange={(value) => onTab(value === 'favourites' || value === 'uploads' ? value : 'dresses')}
      tabs={[
        { value: 'dresses', label: copy.tab(copy.dresses, catalogue.length) },
        { value: 'favourites', label: copy.tab(copy.favourites, liked.length) },
        { value: 'uploads', label: copy.tab(copy.uploads, own.length) },
      ]}
    >
      <Shelf key={tab} className="min-h-[9.125rem] items-center gap-3 px-5 pt-3 pb-1.5">
        {tab === 'uploads' && (
          <UploadTile onPress={onUpload} className="h-[8rem] w-[6.5rem] rounded-field text-fine" />
        )}
        {tab === 'uploads' && isOwnPending && <Skeleton className="h-[8rem] w-[5.625rem] shrink-0" />}
        {lists[tab].map((dress) => (
          <DressChip
            key={dress.id}
            dress={dress}
            isSelected={dress.id === selectedId}
            isLiked={favourites.ids.includes(dress.id)}
            onPress={() => onSelect(dress)}
          />
        ))}
        {tab === 'favourites' && liked.length === 0 && <Empty words={copy.noFavourites} />}
        {tab === 'uploads' && own.length === 0 && !isOwnPending && !hasOwnFailed && (
          <Empty words={copy.noUploads} />
        )}
        {tab === 'uploads' && hasOwnFailed && <OwnFailed onRetry={retry} />}
      </Shelf>
    </Tabs>
  )
}

function Empty({ words }: { words: string }) {
  return <p className="max-w-[30ch] px-2 text-small text-soft-ink">{words}</p>
}
