import { BeforeAfter, Picture, Skeleton } from '@ever-after/ui'
import { CreationStage, type Phase } from '#creations'
import { copy } from '../copy.ts'

interface HairStageProps {
  photoUrl: string | undefined
  /** The photo in the chosen colour. */
  preview: { url: string; name: string } | undefined
  state: Phase
  onBack: () => void
  onRetry: () => void
}

const room =
  'max-h-[max(360px,calc(100dvh-var(--notice-height)-334px))] framed:max-h-[max(360px,calc(100dvh-var(--notice-height)-378px))]'

/** The large picture: the photo, the photo in a colour, a colour in the making, or the finished picture. */
export function HairStage({ photoUrl, preview, state, onBack, onRetry }: HairStageProps) {
  return (
    <CreationStage isSameFrame kind="hair" state={state} room={room} onBack={onBack} onRetry={onRetry}>
      <Shown photoUrl={photoUrl} preview={preview} isMaking={state.phase === 'running'} />
    </CreationStage>
  )
}

interface ShownProps extends Pick<HairStageProps, 'photoUrl' | 'preview'> {
  isMaking: boolean
}

function Shown({ photoUrl, preview, isMaking }: ShownProps) {
  if (!photoUrl) return <Skeleton className="size-full rounded-none" />
  if (preview && !isMaking) {
    return (
      <BeforeAfter
        isSameFrame
        after={{ url: preview.url, smallUrl: photoUrl, name: copy.preview(preview.name) }}
        before={[photoUrl]}
        labels={{ hold: copy.compare, before: copy.before }}
      />
    )
  }
  return (
    <Picture
      src={preview?.url ?? photoUrl}
      smallUrl={photoUrl}
      alt={preview?.name ?? copy.photo}
      className="size-full bg-center"
    />
  )
}
