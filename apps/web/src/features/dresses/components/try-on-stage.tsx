import { Ornament, Picture } from '@ever-after/ui'
import { CreationStage, DressPicture, onPicture, type Phase, resultOf, ViewButton } from '#creations'
import { imageUrl } from '#server-state'
import type { DressPhoto } from '#session'
import { chosenPictureName } from '../chosen-picture.ts'
import { copy } from '../copy.ts'
import type { DressChoice } from '../model.ts'
import { PhotoInset } from './photo-inset.tsx'
import { stageRooms } from './stage-rooms.ts'

interface TryOnStageProps {
  dress: DressChoice | undefined
  photo: DressPhoto | undefined
  /** Whether the dress's covering is worn. */
  wearsCovering: boolean
  state: Phase
  onBack: () => void
  onRetry: () => void
  onPhoto: () => void
}

/** Wide enough for the tiles of the catalogue, one of which was tapped. */
const tileWidthPx = 360

/** The large picture: the dress with the person's photo on it, the dress behind its veil, or the person in the dress. */
export function TryOnStage(props: TryOnStageProps) {
  const { dress, photo, wearsCovering, state, onBack, onRetry, onPhoto } = props
  const result = resultOf(state)
  const isMaking = state.phase === 'running'
  // Without a dress the photo itself is large.
  const hasInset = !isMaking && (dress || !photo)
  return (
    <CreationStage
      kind="dress"
      state={state}
      room={isMaking ? stageRooms.making : stageRooms.preview}
      onBack={onBack}
      onRetry={onRetry}
      actions={result && <ViewButton url={result.resultUrl} name={result.name} className={onPicture} />}
    >
      <Preview dress={dress} photo={photo} wearsCovering={wearsCovering} isMaking={isMaking} />
      {hasInset && <PhotoInset photo={photo} isRaised={state.phase === 'stopped'} onPress={onPhoto} />}
    </CreationStage>
  )
}

/** The dress; without one the person, who waits for it. */
function Preview({
  dress,
  photo,
  wearsCovering,
  isMaking,
}: Pick<TryOnStageProps, 'dress' | 'photo' | 'wearsCovering'> & { isMaking: boolean }) {
  const url = dress?.pictureUrl ?? photo?.url
  if (!url) {
    return (
      <div className="flex size-full items-center justify-center bg-blush">
        <Ornament />
      </div>
    )
  }
  const picture = {
    src: imageUrl(url),
    smallUrl: imageUrl(url, tileWidthPx),
    alt: dress?.name ?? copy.yourPhoto,
    style: { viewTransitionName: chosenPictureName },
    className: 'size-full bg-top object-top',
  }
  return dress ? (
    <DressPicture
      key={url}
      of={dress}
      wearsCovering={wearsCovering}
      note={isMaking ? undefined : copy.quick}
      {...picture}
    />
  ) : (
    <Picture key={url} {...picture} />
  )
}
