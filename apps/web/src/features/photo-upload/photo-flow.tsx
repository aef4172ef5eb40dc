import { portraitsOf } from '@ever-after/contract'
import { lazyPart, loadDialog, useCloseOnBack } from '@ever-after/ui'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { type OnPaywall, useIsAskingAdults } from '#creations'
import { useStatus } from '#server-state'
import { BusyOverlay } from './components/busy-overlay.tsx'
import { EnhanceOverlay } from './components/enhance-overlay.tsx'
import { FlowHeader } from './components/flow-header.tsx'
import { QuestionDialog } from './components/question-dialog.tsx'
import { SavedPortraits } from './components/saved-portraits.tsx'
import { SelectStep } from './components/select-step.tsx'
import { UploadActions } from './components/upload-actions.tsx'
import { UploadStep } from './components/upload-step.tsx'
import { copy } from './copy.ts'
import type { DraftStore } from './draft/create-draft-store.ts'
import { enhancementsLeft } from './draft/enhancements-left.ts'
import { hasChosenPhotos, isComplete, openWarnings, sentFraction, sidesToEnhance } from './draft/questions.ts'
import { isFinished } from './finish.ts'
import type { Notify } from './notify.ts'
import { useDraft } from './use-draft.ts'
import { useEnhancing, whenCoached } from './use-enhancing.ts'
import { useFinishing } from './use-finishing.ts'
import { usePicking } from './use-picking.ts'
import { useSaveImage } from './use-save-image.ts'

const FrameDialog = lazyPart(() => import('./components/frame-dialog.tsx'))

export interface PhotoFlowProps {
  store: DraftStore
  /** Addresses of portraits to try with, in the preview. */
  samplePhotos: readonly string[]
  /** What the photos are for, such as the chosen style. */
  children?: ReactNode
  notify: Notify
  onPaywall: OnPaywall
  onBack: () => void
  onDone: () => void
  /** Goes on and makes a picture at once; absent where it is not known which. */
  onMake?: () => void
}

/** Upload, enhance, select and complete, for two people or for one. */
export function PhotoFlow({
  store,
  samplePhotos,
  children,
  notify,
  onPaywall,
  onBack,
  onDone,
  onMake,
}: PhotoFlowProps) {
  const draft = useDraft(store)
  const picking = usePicking({ store, samplePhotos, notify })
  const finishing = useFinishing({ store, notify, onDone })
  const images = useSaveImage({ notify, onPaywall })
  const [isSavedOpen, setSavedOpen] = useState(false)
  const [isGoing, setGoing] = useState(false)
  const isGone = useIsGone()
  const [asking, setAsking] = useState<'enhance' | 'skip' | Onward>()
  const enhancing = useEnhancing({ store, notify, onPaywall, onAdvice: () => setAsking('enhance') })
  const { data: status } = useStatus()
  useCropAtHand()
  const isAskingAdults = useIsAskingAdults()
  const words = copy[store.kind]
  const view = isSavedOpen ? 'saved' : draft.step === 'select' ? 'select' : 'upload'
  const root = useScrolledToTop(view)
  const warnings = openWarnings(draft).map(({ side, hint }) =>
    store.kind === 'couple' ? { ...hint, words: copy.hintOf(words.people[side], hint.words) } : hint,
  )
  const toMake = sidesToEnhance(draft)
  const left = portraitsOf(enhancementsLeft(status))
  const canKeepChoice = isFinished(store)
  // Of portraits that were made somebody chooses first.
  const canMake = onMake !== undefined && (canKeepChoice || toMake.length === draft.people.length)

  const goBack = () => {
    if (isSavedOpen) return setSavedOpen(false)
    if (draft.step === 'select') return enhancing.backToUpload()
    onBack()
  }
  useCloseOnBack({ isOpen: view !== 'upload', close: goBack })
  const goOn = async (way: Onward) => {
    if (isGoing) return
    setGoing(true)
    await finishing.arrive()
    await whenCoached(store)
    setGoing(false)
    if (isGone.current || !isComplete(store.current())) return
    if (openWarnings(store.current()).length > 0) return setAsking(way)
    end(way)
  }
  const makeWithSamples = async () => {
    if (await picking.takeSamples?.()) await goOn('make')
  }
  const end = (way: Onward) => {
    const onEnd = way === 'make' ? onMake : undefined
    if (canKeepChoice) finishing.goOn(onEnd)
    else finishing.skip(onEnd)
  }
  const answer = () => {
    setAsking(undefined)
    for (const { side } of openWarnings(draft)) picking.acceptHints(side)
    if (asking === 'skip') finishing.skip()
    else if (asking === 'make' || asking === 'see') end(asking)
    else enhancing.enhance({ isAdvised: true })
  }

  return (
    <div
      ref={root}
      className="flex min-h-full flex-col px-5 pt-[max(8px,env(safe-area-inset-top))] pb-[max(20px,env(safe-area-inset-bottom))]"
    >
      <FlowHeader {...headings(view, words)} onBack={goBack} />
      {view === 'saved' && (
        <SavedPortraits
          store={store}
          draft={draft}
          notify={notify}
          onBack={() => setSavedOpen(false)}
          onUse={finishing.useSaved}
        />
      )}
      {view === 'select' && (
        <SelectStep
          store={store}
          draft={draft}
          isFull={finishing.isFull}
          isSaving={images.isSaving}
          left={left}
          onRegenerate={enhancing.regenerate}
          onOtherPhoto={(side, file) => void picking.pick(side, file)}
          onSave={images.save}
          onConfirm={finishing.confirm}
        />
      )}
      {view === 'upload' && (
        <>
          {children && <div className="mt-5">{children}</div>}
          <UploadStep
            kind={store.kind}
            draft={draft}
            picking={picking}
            onMakeWithSamples={canMake ? () => void makeWithSamples() : undefined}
          >
            <UploadActions
              enhanceLabel={enhancing.isChecking ? copy.coaching : words.enhance}
              seeLabel={words.see}
              skipLabel={words.skip}
              makeLabel={words.make}
              makeMore={words.makeMore}
              isReady={isComplete(draft)}
              isChecking={enhancing.isChecking || draft.people.some(({ isEnhancing }) => isEnhancing)}
              savedCount={finishing.savedCount}
              isFull={finishing.isFull && toMake.length > 0}
              cost={toMake.length ? { portraits: portraitsOf(toMake.length), left } : undefined}
              onMake={canMake ? () => void goOn('make') : undefined}
              onSee={() => void goOn('see')}
              onEnhance={() => enhancing.enhance({ isAdvised: false })}
              onKeep={canKeepChoice ? () => finishing.goOn() : undefined}
              onSkip={canKeepChoice && hasChosenPhotos(draft) ? undefined : () => setAsking('skip')}
              onSaved={
                finishing.savedCount > 0 || finishing.isSavedLost ? () => setSavedOpen(true) : undefined
              }
            />
          </UploadStep>
        </>
      )}
      {asking && (
        <QuestionDialog
          title={asking === 'skip' ? words.warningTitle : copy.coachTitle}
          description={asking === 'skip' ? words.warning : words.coachLead}
          hints={warnings}
          confirm={asking === 'skip' ? words.warningConfirm : copy.anyway}
          cancel={words.warningCancel}
          onConfirm={answer}
          onCancel={() => setAsking(undefined)}
        />
      )}
      {draft.step === 'enhance' && !isAskingAdults && (
        <EnhanceOverlay draft={draft} kind={store.kind} onLeave={enhancing.waitElsewhere} />
      )}
      {(finishing.isFinishing || isGoing) && (
        <BusyOverlay uploading={words.uploading} fraction={sentFraction(draft)} onBack={onBack} />
      )}
      {picking.framing && (
        <Suspense>
          <FrameDialog
            url={picking.framing.url}
            faces={picking.framing.faces}
            frame={picking.framing.frame}
            onCrop={picking.setFrame}
            onFace={picking.setFace}
            onCancel={picking.closeFrame}
            onFailed={picking.failFrame}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Where the photos lead as they are: to the picture at once, or to what can be chosen. */
type Onward = 'make' | 'see'

type Words = (typeof copy)['couple']

function headings(view: 'upload' | 'select' | 'saved', words: Words) {
  switch (view) {
    case 'upload':
      return { step: 'upload', title: words.title, lead: words.lead } as const
    case 'select':
      return { step: 'select', title: words.selectTitle, lead: words.selectLead } as const
    case 'saved':
      return { step: 'select', title: copy.saved, lead: words.savedLead } as const
  }
}

/** Fetches the crop dialog while there is a connection: a photo may be framed without one. */
function useCropAtHand() {
  useEffect(() => {
    // What cannot be fetched now is fetched when a photo is chosen.
    Promise.all([FrameDialog.preload(), loadDialog()]).catch(() => undefined)
  }, [])
}

/** Whether the screen was left, so that what it waited for does nothing any more. */
function useIsGone() {
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  return isGone
}

/** A step begins at its top, however far down the last one was left. */
function useScrolledToTop(view: string) {
  const root = useRef<HTMLDivElement>(null)
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    root.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [view])
  return root
}
