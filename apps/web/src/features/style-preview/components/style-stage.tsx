import { Picture } from '@ever-after/ui'
import { CreationStage, type Phase } from '#creations'

interface StyleStageProps {
  preview: { url: string; name: string }
  /** Lets the preview arrive from the place where its style was tapped. */
  transitionName: string
  state: Phase
  /** Whether the choice of a covering stands below, which a short screen is to show, too. */
  hasCovering: boolean
  onBack: () => void
  onSave: () => void
}

/** On a phone of 320 × 568 px the balance, and with a covering its switch, stand whole above the button. */
const rooms = {
  plain:
    'max-h-[max(340px,calc(100dvh-var(--notice-height)-376px))] framed:max-h-[max(340px,calc(100dvh-var(--notice-height)-420px))]',
  covering:
    'max-h-[max(300px,calc(100dvh-var(--notice-height)-376px))] framed:max-h-[max(300px,calc(100dvh-var(--notice-height)-420px))]',
}

/** The large picture: the style, the style behind its veil, or the couple. */
export function StyleStage({ preview, transitionName, state, hasCovering, ...rest }: StyleStageProps) {
  const room = hasCovering ? rooms.covering : rooms.plain
  return (
    <CreationStage kind="style" state={state} room={room} {...rest}>
      <Picture
        key={preview.url}
        src={preview.url}
        alt={preview.name}
        style={{ viewTransitionName: transitionName }}
        className="size-full object-[50%_20%]"
      />
    </CreationStage>
  )
}
