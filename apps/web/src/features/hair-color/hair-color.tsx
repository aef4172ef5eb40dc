import type { Photo } from '@ever-after/contract'
import { Button, classNames, Notice } from '@ever-after/ui'
import { useRef } from 'react'
import { hairColourNames, isBusy, type Notify, type OnPaywall, wordsOf } from '#creations'
import { usePhoto } from './api/photo.ts'
import { useSwatches } from './api/swatches.ts'
import { ApplyBar } from './components/apply-bar.tsx'
import { HairStage } from './components/hair-stage.tsx'
import { KeepBar } from './components/keep-bar.tsx'
import { Palette } from './components/palette.tsx'
import { PaletteProblem } from './components/palette-problem.tsx'
import { PaletteSkeleton } from './components/palette-skeleton.tsx'
import { WaysOn } from './components/ways-on.tsx'
import { copy } from './copy.ts'
import { loadProblemOf } from './model.ts'
import { useColouring } from './use-colouring.ts'
import { useSharpPreview } from './use-sharp-preview.ts'

interface HairColorProps {
  photoId: string
  notify: Notify
  onPaywall: OnPaywall
  onBack: () => void
  onTakePhoto: () => void
  onTryDress: (photo: Photo) => void
}

export function HairColor({ photoId, notify, onPaywall, onBack, onTakePhoto, onTryDress }: HairColorProps) {
  const photo = usePhoto(photoId)
  const swatches = useSwatches(photoId)
  const top = useRef<HTMLDivElement>(null)
  const onReady = () => {
    // It was asked for below the picture.
    top.current?.scrollIntoView()
    notify({ title: wordsOf.hair.ready })
  }
  const { state, colour, result, choose, apply } = useColouring({ photoId, onReady, onPaywall })
  const isRunning = isBusy(state)
  const swatch = swatches.data?.swatches.find(({ color }) => color === colour)
  const name = colour && hairColourNames[colour]
  const photoUrl = photo.data?.wholeUrl ?? photo.data?.url
  const preview = useSharpPreview({ photo: photoUrl, swatch, frame: swatches.data?.frame })

  if (photo.error && !photo.data) {
    const { title, words, needsPhoto } = loadProblemOf(photo.error, copy.noPhoto)
    return (
      <Notice
        isAlert
        isPage
        title={title}
        action={
          <>
            <Button onClick={needsPhoto ? onTakePhoto : () => void photo.refetch()}>
              {needsPhoto ? copy.takePhoto : copy.tryAgain}
            </Button>
            <Button look="link" onClick={onBack}>
              {copy.home}
            </Button>
          </>
        }
      >
        {words}
      </Notice>
    )
  }
  return (
    <div ref={top} className="flex min-h-full flex-col">
      <HairStage
        photoUrl={photoUrl}
        preview={preview && { url: preview.url, name: hairColourNames[preview.colour] }}
        state={state}
        onBack={onBack}
        onRetry={apply}
      />
      <div className="min-h-[62px] px-5 pt-3 pb-2">
        <h1 className="text-[1.5rem] leading-[1.1]">{result?.name ?? name ?? copy.title}</h1>
        <p className="mt-0.5 text-fine text-soft-ink">
          {result ? copy.madeWith : swatch ? copy.previewLead : !swatches.error && copy.lead}
        </p>
      </div>
      <div
        inert={isRunning}
        className={classNames('transition-opacity duration-300', isRunning && 'opacity-40')}
      >
        {photoUrl && swatches.data ? (
          <Palette photoUrl={photoUrl} swatches={swatches.data.swatches} chosen={colour} onChoose={choose} />
        ) : swatches.error ? (
          <PaletteProblem
            problem={loadProblemOf(swatches.error, copy.noColours)}
            onTakePhoto={onTakePhoto}
            onRetry={() => void swatches.refetch()}
          />
        ) : (
          <PaletteSkeleton label={photoUrl ? copy.mixing : copy.loadingPhoto} />
        )}
      </div>
      <div className="px-5 pt-1 pb-4">
        {result && <KeepBar result={result} notify={notify} onPaywall={onPaywall} />}
        {!result && !swatches.error && (
          <ApplyBar colour={swatch && name} isRunning={isRunning} onApply={apply} />
        )}
      </div>
      <WaysOn
        onTakePhoto={onTakePhoto}
        onHome={onBack}
        onTryDress={() => photo.data && onTryDress(photo.data)}
      />
    </div>
  )
}
