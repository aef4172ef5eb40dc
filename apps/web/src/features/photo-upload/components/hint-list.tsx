import { classNames } from '@ever-after/ui'
import { CircleAlert, CircleQuestionMark, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import { copy } from '../copy.ts'
import type { ChosenPhoto, PhotoHint } from '../draft/draft.ts'
import { LinkButton } from './link-button.tsx'

interface HintListProps {
  name: string
  photo: ChosenPhoto
  onAccept: () => void
}

/** More would read like a reproach; the gravest come first. */
const mostHints = 2

/** What the coach says of a photo; what it only warns of can be accepted. What it asks stands elsewhere. */
export function HintList({ name, photo, onAccept }: HintListProps) {
  const blocking = photo.hints.filter(({ severity }) => severity === 'block')
  const advice = photo.hints.filter(({ severity }) => severity === 'warn' || severity === 'info')
  // Of a photo that cannot be used nothing else matters.
  const shown = blocking.length > 0 ? blocking : photo.areHintsAccepted ? [] : advice.slice(0, mostHints)
  const canAccept = shown.some(({ severity }) => severity === 'warn')
  return (
    <div role="status" className="empty:hidden">
      {shown.length > 0 && (
        <ul className="flex flex-col gap-2">
          {shown.map((hint) => (
            <HintLine key={hint.code} hint={hint} />
          ))}
        </ul>
      )}
      {canAccept && (
        <LinkButton label={copy.goOnAnyway(name)} onClick={onAccept}>
          {copy.anyway}
        </LinkButton>
      )}
    </div>
  )
}

const looks: Record<PhotoHint['severity'], { Icon: LucideIcon; colour: string }> = {
  block: { Icon: CircleAlert, colour: 'text-danger' },
  warn: { Icon: TriangleAlert, colour: 'text-rose' },
  ask: { Icon: CircleQuestionMark, colour: 'text-rose' },
  info: { Icon: Info, colour: 'text-sage' },
}

export function HintLine({ hint }: { hint: PhotoHint }) {
  const { Icon, colour } = looks[hint.severity]
  return (
    <li
      className={classNames(
        'flex animate-fade gap-2 text-fine leading-snug',
        hint.severity === 'block' ? 'text-danger' : 'text-soft-ink',
      )}
    >
      <Icon aria-hidden="true" className={classNames('mt-px size-4 shrink-0', colour)} />
      {hint.words}
    </li>
  )
}
