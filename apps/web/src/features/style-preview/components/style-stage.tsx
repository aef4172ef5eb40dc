import type { Stance, Style } from '@ever-after/contract'
import type { ReactNode } from 'react'
import { CreationStage, type Phase, StylePicture } from '#creations'
import { imageUrl } from '#server-state'
import { copy } from '../copy.ts'

interface StyleStageProps {
  style: Style
  previewUrl: string
  wearsCovering: readonly [boolean, boolean]
  /** Lets the preview arrive from the place where its style was tapped. */
  transitionName: string
  state: Phase
  /** Whether the choice of a covering stands below, which a short screen is to show, too. */
  hasCovering: boolean
  stance: Stance
  /** The couple cannot be drawn as it chose. */
  onImpossible: () => void
  onBack: () => void
  onRetry: () => void
  onTurn?: (by: 1 | -1) => void
  /** What else can be done with a result. */
  actions: ReactNode
}

/** Wide enough for the tiles of the catalogue, one of which was tapped. */
const tileWidthPx = 360

/** On a phone of 320 × 568 px the balance, and with a covering its switch, stand whole above the button. */
const rooms = {
  plain:
    'max-h-[max(340px,calc(100dvh-var(--notice-height)-376px))] framed:max-h-[max(340px,calc(100dvh-var(--notice-height)-420px))]',
  covering:
    'max-h-[max(300px,calc(100dvh-var(--notice-height)-376px))] framed:max-h-[max(300px,calc(100dvh-var(--notice-height)-420px))]',
}

/** The large picture: the style, the style behind its veil, or the couple. */
export function StyleStage(props: StyleStageProps) {
  const { style, previewUrl, wearsCovering, stance, transitionName, state, hasCovering, ...others } = props
  const { onImpossible, ...rest } = others
  const room = hasCovering ? rooms.covering : rooms.plain
  return (
    <CreationStage kind="style" state={state} room={room} {...rest}>
      <StylePicture
        key={previewUrl}
        of={style}
        wearsCovering={hasCovering ? wearsCovering : [false, false]}
        stance={stance}
        onNone={onImpossible}
        note={state.phase === 'running' ? undefined : copy.quick}
        src={previewUrl}
        smallUrl={imageUrl(style.variations[0].previewPath, tileWidthPx)}
        alt={style.displayName}
        style={{ viewTransitionName: transitionName }}
        className="size-full bg-[position:50%_20%] object-[50%_20%]"
      />
    </CreationStage>
  )
}
