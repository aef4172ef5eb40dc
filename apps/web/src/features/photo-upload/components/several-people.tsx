import { UsersRound } from 'lucide-react'
import { copy } from '../copy.ts'
import { LinkButton } from './link-button.tsx'

interface SeveralPeopleProps {
  name: string
  /** How many may be meant; undefined where that is not known. */
  count: number | undefined
  isShown: boolean
  /** Absent where nobody can be shown. */
  onTell?: () => void
}

/** A photo of more than one person is fine as soon as somebody says who is meant. */
export function SeveralPeople({ name, count, isShown, onTell }: SeveralPeopleProps) {
  return (
    <div role="alert" className="flex animate-fade gap-2 text-fine text-soft-ink leading-snug">
      <UsersRound aria-hidden="true" className="mt-px size-4 shrink-0 text-rose" />
      <div className="min-w-0">
        {copy.several(count)}
        {isShown && onTell && (
          <LinkButton label={copy.whoOf(name)} onClick={onTell}>
            {copy.who}
          </LinkButton>
        )}
        {!isShown && <p className="pt-1">{copy.unseenSeveral}</p>}
      </div>
    </div>
  )
}
