import { Picture } from '@ever-after/ui'
import { CreationStage, type Phase } from '#creations'

interface StyleStageProps {
  preview: { url: string; name: string }
  /** Lets the preview arrive from the place where its style was tapped. */
  transitionName: string
  state: Phase
  onBack: () => void
  onSave: () => void
}

const room =
  'max-h-[max(400px,calc(100dvh-var(--notice-height)-376px))] framed:max-h-[max(400px,calc(100dvh-var(--notice-height)-420px))]'

/** The large picture: the style, the style behind its veil, or the couple. */
export function StyleStage({ preview, transitionName, state, onBack, onSave }: StyleStageProps) {
  return (
    <CreationStage kind="style" state={state} room={room} onBack={onBack} onSave={onSave}>
      <Picture
        key={preview.url}
        src={preview.url}
        alt={preview.name}
        style={{ viewTransitionName: transitionName }}
        className="size-full"
      />
    </CreationStage>
  )
}
