import type { Style } from '@ever-after/contract'
import { Button, classNames } from '@ever-after/ui'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import {
  type Creation,
  isBusy,
  type Notify,
  type OnPaywall,
  onPicture,
  PictureStrip,
  RatingControl,
  ResultLine,
  resultOf,
  SaveDialog,
  StarButton,
  SubscriptionBanner,
  styleRequestOf,
  useCreation,
  usePictures,
  ViewButton,
  wordsOf,
} from '#creations'
import { clearSelectedStyle, type Partner, readSelectedStyle, readTaller, writeSelectedStyle } from '#session'
import { askingForStyle } from './api/apply-style.ts'
import { CoveringChoice } from './components/covering-choice.tsx'
import { RatingInstruction } from './components/rating-instruction.tsx'
import { StanceChoice } from './components/stance-choice.tsx'
import { StyleStage } from './components/style-stage.tsx'
import { copy } from './copy.ts'
import { useCoverings } from './use-coverings.ts'
import { useRatingInstruction } from './use-rating-instruction.ts'
import { useRedo } from './use-redo.ts'
import { useStance } from './use-stance.ts'

interface StylePreviewProps {
  /** Absent while the session has no photos. */
  partners: readonly [Partner, Partner] | undefined
  style: Style
  /** Whether a picture that was left in the making is followed here. */
  resumes: boolean
  /** Whether a picture is made without another tap. */
  makesAtOnce?: boolean
  previewUrl: string
  transitionName: string
  /** Shows the picker below the picture; it rests while a picture is made. */
  picker: ReactNode
  /** False where nobody's changes are spent, so that there is nothing to count. */
  showsBalance?: boolean
  /** How many pictures one change pays for. */
  picturesPerChange?: number
  notify: Notify
  /** The couple changed what it wears. */
  onPartners?: (partners: readonly [Partner, Partner]) => void
  onBack: () => void
  onPhotosMissing: () => void
  onPaywall: OnPaywall
}

/** One style, large: to try, to watch being made, and the couple in it. */
export function StylePreview(props: StylePreviewProps) {
  const { partners, style, previewUrl, transitionName, picker, notify, onBack } = props
  const onPaywall: OnPaywall = (refused) =>
    props.onPaywall({ style, pictureUrl: shown?.resultUrl, ...refused })
  const { showsBalance = true, picturesPerChange = 1 } = props
  const { variationName: subject, offersCovering = false } = style.variations[0]
  const more = useId()
  const top = useRef<HTMLDivElement>(null)
  const [isSaving, setSaving] = useState(false)
  const instruction = useRatingInstruction()
  const coverings = useCoverings(partners)
  const { stance, choose: chooseStance, relax, relaxed } = useStance()
  const wearsCovering = offersCovering ? coverings.worn : ([false, false] as const)
  const body = partners && styleRequestOf({ partners, style, wearsCovering, taller: readTaller(), stance })
  const { state, start } = useCreation({
    kind: 'style',
    asking: askingForStyle,
    request: body && {
      wish: JSON.stringify(body),
      body,
      subject,
      name: style.displayName,
      path: '/wedding-style/demo',
    },
    resumes: props.resumes,
    onPaywall,
    onFailed: ({ errorCode }) => {
      if (errorCode === 'pose_impossible') relax(stance)
    },
    onReady: () => {
      // It was asked for further down, perhaps.
      top.current?.scrollIntoView()
      // Another one may have been chosen while this picture was made.
      if (readSelectedStyle() === subject) clearSelectedStyle()
      instruction.noteTransformation()
      notify({ title: wordsOf.style.ready })
    },
  })
  const result = resultOf(state)
  const { pictures, shown, choose, pages } = usePictures(result)
  const redo = useRedo({
    firstId: result?.id,
    onReady: (id) => {
      choose(id)
      // The rating that asked for it stands below the picture.
      top.current?.scrollIntoView()
    },
    notify,
  })
  const isRunning = isBusy(state)
  const isOfBefore = result !== undefined && woreOther(result.partners, partners)
  const isExplaining = result !== undefined && instruction.isShown

  const apply = () => {
    if (!partners) return props.onPhotosMissing()
    writeSelectedStyle(subject)
    void start()
  }

  const makeAtOnce = useEffectEvent(() => props.makesAtOnce && apply())
  useEffect(() => void makeAtOnce(), [])

  const describes = isRunning
    ? undefined
    : wordsOfMaking({
        hasResult: result !== undefined,
        showsBalance,
        picturesPerChange,
        isPoseChosen: stance.pose !== undefined,
      })

  return (
    <div ref={top} className="flex min-h-full flex-col">
      <StyleStage
        style={style}
        previewUrl={previewUrl}
        wearsCovering={coverings.worn}
        transitionName={transitionName}
        stance={stance}
        state={shown && state.phase === 'done' ? { ...state, creation: shown } : state}
        hasCovering={offersCovering}
        onImpossible={() => relax(stance)}
        onBack={onBack}
        onRetry={apply}
        onTurn={pages?.turn}
        actions={
          shown && (
            <>
              <ViewButton url={shown.resultUrl} name={shown.name} pages={pages} className={onPicture} />
              <StarButton key={shown.id} creation={shown} notify={notify} className={onPicture} />
            </>
          )
        }
      />
      <PictureStrip pictures={pictures} shownId={shown?.id} onChoose={choose} />
      {shown ? (
        <ResultLine result={shown} notify={notify} onSave={() => setSaving(true)}>
          {isOfBefore && (
            <p role="status" className="mt-2 rounded-field bg-blush px-4 py-2.5 text-copy">
              {copy.ofBefore}
            </p>
          )}
          <RatingControl
            key={shown.id}
            id={shown.id}
            rating={shown.rating}
            canRedo={shown.canRedo}
            onRedo={redo.follow}
          />
        </ResultLine>
      ) : (
        <>
          <div className="flex min-h-[66px] flex-col justify-center px-5 pt-3">
            <h1 className="text-[1.5rem] leading-[1.1]">{style.displayName}</h1>
            {describes && (
              <p id={more} className="pt-0.5 text-fine text-soft-ink">
                {describes}
              </p>
            )}
          </div>
          {!partners && !isRunning && <p className="px-5 text-copy text-soft-ink">{copy.placeholder}</p>}
        </>
      )}
      {isExplaining && <RatingInstruction onDismiss={instruction.dismiss} />}
      <div
        inert={isRunning}
        className={classNames('transition-opacity duration-300', isRunning && 'opacity-40')}
      >
        <div className="px-5 pt-2 pb-1">
          {showsBalance && (
            <SubscriptionBanner onUpgrade={() => onPaywall({ trigger: 'subscription_info' })} />
          )}
        </div>
        {offersCovering && (
          <CoveringChoice partners={partners} worn={coverings.worn} onChoose={coverings.choose} />
        )}
        {picker}
        {partners && (
          <StanceChoice
            style={style}
            partners={partners}
            wearsCovering={wearsCovering}
            stance={stance}
            relaxed={relaxed}
            onImpossible={relax}
            onChoose={chooseStance}
            onAttires={([first, second]) =>
              props.onPartners?.([
                { ...partners[0], attire: first },
                { ...partners[1], attire: second },
              ])
            }
          />
        )}
      </div>
      <div
        data-bottom-bar
        className={classNames(
          'z-10 mt-auto bg-paper px-5 pt-2 pb-[max(14px,env(safe-area-inset-bottom))]',
          // On a short screen the bar would cover the card.
          !isExplaining && 'roomy:sticky roomy:bottom-0',
        )}
      >
        <Button
          look={result && !isOfBefore ? 'quiet' : 'primary'}
          className="w-full"
          disabled={isRunning}
          aria-describedby={describes ? more : undefined}
          onClick={apply}
        >
          {isRunning ? copy.processing : result ? copy.another : copy.tryStyle}
        </Button>
        {result && describes && (
          <p id={more} className="text-balance pt-1.5 text-center text-fine text-soft-ink">
            {describes}
          </p>
        )}
      </div>
      {isSaving && shown && (
        <SaveDialog creation={shown} notify={notify} onPaywall={onPaywall} onClose={() => setSaving(false)} />
      )}
    </div>
  )
}

/** Whether the couple wore something else then than it does now. */
function woreOther(then: Creation['partners'], now: StylePreviewProps['partners']): boolean {
  return Boolean(then && now && then.some(({ attire }, index) => attire !== now[index].attire))
}

interface Making {
  hasResult: boolean
  showsBalance: boolean
  picturesPerChange: number
  isPoseChosen: boolean
}

/** What the main button gives and costs. */
function wordsOfMaking({
  hasResult,
  showsBalance,
  picturesPerChange,
  isPoseChosen,
}: Making): string | undefined {
  if (hasResult) return copy.anotherMore({ count: picturesPerChange, isPoseChosen, isFree: !showsBalance })
  return showsBalance && picturesPerChange > 1 ? copy.forOne(picturesPerChange) : undefined
}
