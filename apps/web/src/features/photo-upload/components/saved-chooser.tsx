import { attire as attireSchema, type SavedPortrait } from '@ever-after/contract'
import { Button, Choice, Tabs } from '@ever-after/ui'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { usePhotoCompanies } from '#server-state'
import { deletePortrait } from '../api/portraits.ts'
import { copy } from '../copy.ts'
import type { DraftStore } from '../draft/create-draft-store.ts'
import { type Draft, type OwnPicture, type Side, sidesOf, withPerson } from '../draft/draft.ts'
import type { Notify } from '../notify.ts'
import { chooseSaved, chosenOf, type SavedChoice, sortFor } from '../portraits/saved-choice.ts'
import { MainBar } from './main-bar.tsx'
import { QuestionDialog } from './question-dialog.tsx'
import { SavedGrid } from './saved-grid.tsx'
import { TallerChoice } from './taller-choice.tsx'

interface SavedChooserProps {
  portraits: readonly SavedPortrait[]
  store: DraftStore
  draft: Draft
  notify: Notify
  onUse: (pictures: readonly OwnPicture[]) => void
}

const attires = () => attireSchema.options.map((value) => ({ value, label: copy.attires[value] }))

/** Chooses a saved portrait for everybody, and deletes those that nobody wants any more. */
export function SavedChooser({ portraits, store, draft, notify, onUse }: SavedChooserProps) {
  const { kind } = store
  const [side, setSide] = useState<Side>(0)
  const [choice, setChoice] = useState<SavedChoice>({})
  const [deleting, setDeleting] = useState<SavedPortrait>()
  const names = copy[kind].people
  const companies = usePhotoCompanies([kind])
  const chosen = chosenOf(portraits, choice, sidesOf(draft))

  const wear = (attire: SavedPortrait['attire']) => store.change((now) => withPerson(now, side, { attire }))
  const choose = ({ id, portraitType, attire }: SavedPortrait) => {
    setChoice((now) => chooseSaved(now, side, id))
    if (kind === 'couple' && portraitType === 'wedding') wear(attire)
  }
  const remove = async ({ id }: SavedPortrait) => {
    setDeleting(undefined)
    await deletePortrait(id).catch(() => notify({ title: copy.deleteFailed, isDestructive: true }))
  }

  const grid = (
    <SavedGrid
      label={copy.portraitsOf(names[side])}
      portraits={sortFor(portraits, { kind, side })}
      numberOf={(portrait) => portraits.indexOf(portrait) + 1}
      chosenId={choice[side]}
      onChoose={choose}
      onDelete={setDeleting}
    />
  )
  return (
    <>
      <div className="mt-5">
        {kind === 'dress' ? (
          grid
        ) : (
          <Tabs
            label={copy.saved}
            value={String(side)}
            onChange={(value) => setSide(value === '0' ? 0 : 1)}
            tabs={sidesOf(draft).map((one) => ({
              value: String(one),
              label: (
                <>
                  {names[one]}
                  {choice[one] && <Check aria-hidden="true" className="size-4 text-success" />}
                </>
              ),
            }))}
          >
            <div className="flex flex-col gap-5 pt-5">
              <Choice
                legend={copy.attireLegend(names[side])}
                name="saved-attire"
                value={draft.people[side].attire}
                options={attires()}
                onChange={wear}
              />
              {grid}
            </div>
          </Tabs>
        )}
      </div>
      {kind === 'couple' && chosen && <TallerChoice />}
      <div className="mt-auto pt-5">
        {companies && (
          <p className="wrap-anywhere mb-1 text-fine text-soft-ink leading-relaxed">
            {copy.savedPromise(companies)}
          </p>
        )}
      </div>
      <MainBar>
        <Button
          disabled={!chosen}
          onClick={() => chosen && onUse(chosen.map(({ id, portraitUrl }) => ({ id, url: portraitUrl })))}
        >
          {copy.useSaved}
        </Button>
      </MainBar>
      {deleting && (
        <QuestionDialog
          isDestructive
          title={copy.deleteTitle}
          description={copy.deleteMore}
          confirm={copy.delete}
          cancel={copy.cancel}
          onConfirm={() => void remove(deleting)}
          onCancel={() => setDeleting(undefined)}
        />
      )}
    </>
  )
}
