import { Button } from '@ever-after/ui'
import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useAppConfig, usePhotoCompanies } from '#server-state'
import { copy } from '../copy.ts'
import type { Draft, FlowKind } from '../draft/draft.ts'
import { sidesOf } from '../draft/draft.ts'
import type { usePicking } from '../use-picking.ts'
import { KnownPhotos } from './known-photos.tsx'
import { Ampersand, PeopleRow } from './people-row.tsx'
import { PersonCard } from './person-card.tsx'
import { TallerChoice } from './taller-choice.tsx'

interface UploadStepProps {
  kind: FlowKind
  draft: Draft
  picking: ReturnType<typeof usePicking>
  /** Takes the sample photos and goes on at once; absent where it is not known what to make. */
  onMakeWithSamples?: () => void
  /** The ways on. */
  children: ReactNode
}

/** The photos: choosing them, how they fare, and what happens to them. */
export function UploadStep({ kind, draft, picking, onMakeWithSamples, children }: UploadStepProps) {
  const words = copy[kind]
  const { photoRetentionDays: days } = useAppConfig()
  const companies = usePhotoCompanies([kind, 'portrait', 'storage'])
  const isCouple = kind === 'couple'
  return (
    <>
      <PeopleRow isCouple={isCouple}>
        {sidesOf(draft).map((side) => (
          <PersonCard
            key={side}
            name={words.people[side]}
            chooseLabel={isCouple ? copy.choose(words.people[side]) : copy.chooseOwn}
            person={draft.people[side]}
            isPreparing={picking.preparing === side}
            joint={isCouple && side === 0 && <Ampersand />}
            otherFaceUrl={picking.otherFace?.side === side ? picking.otherFace.shownUrl : undefined}
            onPick={(file) => void picking.pick(side, file)}
            onFrame={() => picking.openFrame(side)}
            onRemove={() => picking.remove(side)}
            onUndo={() => picking.undo(side)}
            onTakeFormer={() => picking.takeFormer(side)}
            onAcceptHints={() => picking.acceptHints(side)}
            onConfirmAdult={() => picking.confirmAdult(side)}
            onTakeOtherFace={picking.takeOtherFace}
            onSendAgain={() => picking.sendAgain(side)}
            onAttire={isCouple ? (attire) => picking.setAttire(side, attire) : undefined}
          />
        ))}
      </PeopleRow>
      {isCouple && draft.people.every(({ set }) => set) && <TallerChoice />}
      {!isCouple && !draft.people[0].set && <KnownPhotos onTake={picking.takeKnown} />}
      {picking.takeSamples && draft.people.some(({ set }) => !set) && (
        <div className="mt-3 flex flex-wrap justify-center">
          <Button look="link" onClick={picking.takeSamples}>
            {copy.useSamples}
          </Button>
          {onMakeWithSamples && (
            <Button look="link" onClick={onMakeWithSamples}>
              {copy.makeWithSamples}
            </Button>
          )}
        </div>
      )}
      {draft.people.some(({ isEnhancing }) => isEnhancing) && (
        <p role="status" className="mt-4 text-center text-sm text-soft-ink">
          {copy.stillEnhancing}
        </p>
      )}
      <p className="wrap-anywhere mt-5 mb-4 flex gap-3 text-fine text-soft-ink leading-relaxed">
        <ShieldCheck aria-hidden="true" className="mt-px size-[18px] shrink-0 text-rose" />
        {words.privacy({ days, companies })}
      </p>
      {children}
    </>
  )
}
