import { Button, classNames } from '@ever-after/ui'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import {
  isBusy,
  type Notify,
  type OnPaywall,
  ResultLine,
  resultOf,
  SaveDialog,
  SubscriptionBanner,
  useCreation,
  wordsOf,
} from '#creations'
import { type DressPhoto, readWearsCovering, writeSelectedDress, writeWearsCovering } from '#session'
import { askingForTryOn, tryOnBodyOf } from './api/apply-dress.ts'
import { CoveringChoice } from './components/covering-choice.tsx'
import { DressLine } from './components/dress-line.tsx'
import { TryOnStage } from './components/try-on-stage.tsx'
import { copy } from './copy.ts'
import type { DressChoice } from './model.ts'
import type { Favourites } from './use-favourites.ts'

interface TryOnProps {
  dress: DressChoice | undefined
  photo: DressPhoto | undefined
  /** Whether the dress is tried on without another tap, and no earlier picture looked for. */
  makesAtOnce: boolean
  favourites: Favourites
  /** Shows the dresses below the picture; it rests while a picture is made. */
  picker: ReactNode
  notify: Notify
  onBack: () => void
  onPhoto: () => void
  onPhotoMissing: () => void
  onPaywall: OnPaywall
  onDelete: (dress: DressChoice) => void
}

/** One dress, large: to try, to watch being fitted, and the person in it. */
export function TryOn(props: TryOnProps) {
  const { dress, photo, favourites, picker, notify, onBack, onPhoto, onPaywall, onDelete } = props
  const more = useId()
  const top = useRef<HTMLDivElement>(null)
  const [isSaving, setSaving] = useState(false)
  const [isCovered, setCovered] = useState(() => photo && readWearsCovering(photo.id))
  /** Whether the covering was put on or taken off since the last picture. */
  const [isWornAnew, setWornAnew] = useState(false)
  const wearsCovering = dress?.offersCovering === true && isCovered === true
  const { state, start } = useCreation({
    kind: 'dress',
    asking: askingForTryOn,
    request: photo &&
      dress && {
        wish: [photo.id, dress.id, wearsCovering].join(),
        body: tryOnBodyOf({ photoId: photo.id, dress, wearsCovering }),
        subject: dress.id,
        name: dress.name,
        path: '/wedding-dress-tryon',
      },
    resumes: !props.makesAtOnce,
    onPaywall,
    onReady: () => {
      // It was asked for further down, perhaps.
      top.current?.scrollIntoView()
      notify({ title: wordsOf.dress.ready })
    },
  })
  const result = resultOf(state)
  const isRunning = isBusy(state)

  const apply = () => {
    if (!photo) return props.onPhotoMissing()
    if (!dress) return
    writeSelectedDress(dress.id)
    setWornAnew(false)
    void start()
  }

  const makeAtOnce = useEffectEvent(() => props.makesAtOnce && apply())
  useEffect(() => void makeAtOnce(), [])

  const chooseCovering = (isWorn: boolean) => {
    if (photo) writeWearsCovering(photo.id, isWorn)
    setCovered(isWorn)
    setWornAnew(isWorn !== isCovered && !isWornAnew)
  }

  const describes = dress && !isRunning && wordsOfMaking({ hasResult: result !== undefined, isWornAnew })

  return (
    <div ref={top} className="flex min-h-full flex-col">
      <TryOnStage
        dress={dress}
        photo={photo}
        wearsCovering={wearsCovering}
        state={state}
        onBack={onBack}
        onRetry={apply}
        onPhoto={onPhoto}
      />
      {result ? (
        <ResultLine result={result} notify={notify} onSave={() => setSaving(true)} />
      ) : (
        <DressLine dress={dress} favourites={favourites} onDelete={isRunning ? undefined : onDelete} />
      )}
      <div
        inert={isRunning}
        className={classNames('transition-opacity duration-300', isRunning && 'opacity-40')}
      >
        <div className="px-5 pt-2 pb-1">
          <SubscriptionBanner onUpgrade={() => onPaywall({ trigger: 'subscription_info' })} />
        </div>
        {dress?.offersCovering && <CoveringChoice isWorn={isCovered} onChoose={chooseCovering} />}
        {picker}
      </div>
      <div
        data-bottom-bar
        className="roomy:sticky roomy:bottom-0 z-10 mt-auto bg-paper px-5 pt-2 pb-[max(14px,env(safe-area-inset-bottom))]"
      >
        <Button
          look={result ? 'quiet' : 'primary'}
          className="w-full"
          disabled={isRunning || !dress}
          aria-describedby={describes ? more : undefined}
          onClick={apply}
        >
          {isRunning ? copy.processing : result ? copy.another : copy.tryDress}
        </Button>
        {describes && (
          <p id={more} className="text-balance pt-1.5 text-center text-fine text-soft-ink">
            {describes}
          </p>
        )}
      </div>
      {isSaving && result && (
        <SaveDialog
          creation={result}
          notify={notify}
          onPaywall={onPaywall}
          onClose={() => setSaving(false)}
        />
      )}
    </div>
  )
}

/** What the main button gives and costs. */
function wordsOfMaking({ hasResult, isWornAnew }: { hasResult: boolean; isWornAnew: boolean }): string {
  if (!hasResult) return copy.tryDressMore
  return isWornAnew ? copy.anotherWornMore : copy.anotherMore
}
