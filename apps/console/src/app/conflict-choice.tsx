import { Button, classNames } from '@ever-after/ui'
import type { Conflict } from '#documents'
import { copy } from './copy.ts'
import { type ConflictField, listFields } from './list-fields.ts'

interface ConflictChoiceProps {
  conflict: Conflict<unknown>
  choice: 'mine' | 'theirs' | undefined
  onChoose: (side: 'mine' | 'theirs') => void
}

/** One thing that two people changed: what each made of it, and whose stays. */
export function ConflictChoice({ conflict, choice, onChoose }: ConflictChoiceProps) {
  const fields = listFields(conflict)
  const sides = [
    { side: 'mine', heading: copy.mine, action: copy.keepMine },
    { side: 'theirs', heading: copy.theirs, action: copy.takeTheirs },
  ] as const
  return (
    <li className="rounded-field border border-line p-4">
      <h3 className="text-lead">{conflict.name}</h3>
      <div className="mt-3 grid gap-3 md:grid-cols-2">
        {sides.map(({ side, heading, action }) => (
          <section
            key={side}
            aria-label={`${conflict.name}, ${heading}`}
            className={classNames(
              'flex flex-col rounded-field border p-3',
              choice === side ? 'border-rose bg-blush' : 'border-line bg-canvas',
            )}
          >
            <h4 className="eyebrow text-soft-ink">{heading}</h4>
            <Fields fields={fields} side={side} isDeleted={conflict[side] === null} />
            <Button
              look={choice === side ? 'primary' : 'quiet'}
              size="compact"
              aria-pressed={choice === side}
              aria-label={`${action}: ${conflict.name}`}
              className="mt-3 self-start"
              onClick={() => onChoose(side)}
            >
              {action}
            </Button>
          </section>
        ))}
      </div>
    </li>
  )
}

interface FieldsProps {
  fields: readonly ConflictField[]
  side: 'mine' | 'theirs'
  isDeleted: boolean
}

function Fields({ fields, side, isDeleted }: FieldsProps) {
  if (isDeleted) return <p className="mt-2 flex-1 text-copy">{copy.deleted}</p>
  return (
    <dl className="mt-2 grid flex-1 content-start gap-2 text-copy">
      {fields.map(({ path, name, [side]: { words, isChanged } }) => (
        <div key={path}>
          <dt className="text-fine text-soft-ink first-letter:uppercase">
            {isChanged ? name : copy.unchanged(name)}
          </dt>
          <dd className={classNames('break-words', !isChanged && 'text-soft-ink')}>{words}</dd>
        </div>
      ))}
    </dl>
  )
}
