import { Button } from '@ever-after/ui'
import { useState } from 'react'
import { copy } from '../copy.ts'
import type { DraftStore } from '../draft/create-draft-store.ts'
import { type Draft, type OwnPicture, type Portrait, type Side, sidesOf, withSet } from '../draft/draft.ts'
import { choicesOf } from '../finish.ts'
import { MainBar } from './main-bar.tsx'
import { PortraitPreview } from './portrait-preview.tsx'
import { PortraitSet, pictureName } from './portrait-set.tsx'
import { RegenerateDialog } from './regenerate-dialog.tsx'

interface SelectStepProps {
  store: DraftStore
  draft: Draft
  isFull: boolean
  isSaving: boolean
  /** Portraits that may still be made. */
  left: number
  onRegenerate: (side: Side) => void
  onOtherPhoto: (side: Side, file: File) => void
  onSave: (picture: OwnPicture, name: string) => void
  onConfirm: () => void
}

/** Everybody's original and portraits, one chosen for each. */
export function SelectStep({ store, draft, isFull, isSaving, ...rest }: SelectStepProps) {
  const [looking, setLooking] = useState<{ side: Side; picture: OwnPicture | Portrait }>()
  const [regenerating, setRegenerating] = useState<Side>()
  const names = copy[store.kind].people

  const choose = (side: Side, id: string) => {
    const key = draft.people[side].set?.photo.key ?? ''
    store.change((now) => withSet(now, key, () => ({ chosenId: id })))
  }
  const setOf = (side: Side) => draft.people[side].set

  return (
    <>
      {sidesOf(draft).map((side) => (
        <PortraitSet
          key={side}
          name={names[side]}
          person={draft.people[side]}
          isFull={isFull}
          onChoose={(id) => choose(side, id)}
          onLook={(picture) => setLooking({ side, picture })}
          onRegenerate={() => setRegenerating(side)}
          onRetry={() => rest.onRegenerate(side)}
        />
      ))}
      <MainBar className="mt-auto">
        {isFull && <p className="text-center text-fine text-soft-ink">{copy.limitReachedMore}</p>}
        <Button disabled={!choicesOf(draft)} onClick={rest.onConfirm}>
          {copy.confirm}
        </Button>
      </MainBar>
      {looking && (
        <PortraitPreview
          picture={looking.picture}
          name={pictureName(looking.picture, setOf(looking.side)?.portraits ?? [])}
          originalUrl={'variant' in looking.picture ? setOf(looking.side)?.photo.shownUrl : undefined}
          isSaving={isSaving}
          onChoose={() => {
            choose(looking.side, looking.picture.id)
            setLooking(undefined)
          }}
          onSave={() => rest.onSave(looking.picture, names[looking.side])}
          onClose={() => setLooking(undefined)}
        />
      )}
      {regenerating !== undefined && (
        <RegenerateDialog
          left={rest.left}
          onCancel={() => setRegenerating(undefined)}
          onSame={() => {
            setRegenerating(undefined)
            rest.onRegenerate(regenerating)
          }}
          onOther={(file) => {
            setRegenerating(undefined)
            rest.onOtherPhoto(regenerating, file)
          }}
        />
      )}
    </>
  )
}
