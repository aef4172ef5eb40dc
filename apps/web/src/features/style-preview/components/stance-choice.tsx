import { type Framing, framing, type Pose, pose, type Stance, type Style } from '@ever-after/contract'
import { Choice, classNames, Shelf, Skeleton } from '@ever-after/ui'
import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { OwnStyle } from '#creations'
import type { Partner } from '#session'
import { copy } from '../copy.ts'

interface StanceChoiceProps {
  style: Style
  partners: readonly [Partner, Partner]
  wearsCovering: readonly [boolean, boolean]
  stance: Stance
  /** What was left out of it, because the couple cannot be drawn like that. */
  relaxed: keyof Stance | undefined
  onImpossible: (stance: Stance) => void
  onChoose: (changed: Stance) => void
  onAttires: (attires: readonly [Partner['attire'], Partner['attire']]) => void
}

const words = copy.stance

/** Pose, framing, places and clothes, each shown with the couple itself; all of it may be left to us. */
export function StanceChoice(props: StanceChoiceProps) {
  const { partners, stance, relaxed, onChoose, onAttires } = props
  const [isOpen, setOpen] = useState(() => Object.values(stance).some(Boolean))
  const place = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    // What opens below the button at the bottom of the screen would not be seen.
    if (isOpen && !wasOpen.current) place.current?.scrollIntoView({ block: 'start' })
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <div ref={place} className="scroll-mt-[env(safe-area-inset-top)] px-5 pt-3">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full items-center justify-between gap-3 rounded-field border border-line bg-card px-4 py-2 text-start text-copy"
      >
        <span>
          <span className="font-semibold">{words.title}</span>
          <span className="text-soft-ink">: {summaryOf(stance)}</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className={classNames('size-4 shrink-0 transition duration-200', isOpen && 'rotate-180')}
        />
      </button>
      <p role="status" className="text-fine text-soft-ink leading-snug not-empty:pt-2">
        {relaxed && words.relaxed[relaxed]}
      </p>
      {isOpen && (
        <div className="@container flex animate-rise flex-col gap-4 pt-4">
          <PoseShelf {...props} />
          <Field label={words.framing}>
            <Choice
              legend={words.framing}
              name="framing"
              value={stance.framing ?? 'any'}
              options={framings()}
              onChange={(value) => onChoose({ framing: value === 'any' ? undefined : value })}
            />
          </Field>
          <Field label={words.left}>
            <Choice
              legend={words.left}
              name="left"
              value={stance.left ?? 'any'}
              options={lefts()}
              onChange={(value) => onChoose({ left: value === 'any' ? undefined : value })}
            />
          </Field>
          {([0, 1] as const).map((index) => (
            <Field key={index} label={words.wears[index]}>
              <Choice
                legend={words.wears[index]}
                name={`attire-${index}`}
                value={partners[index].attire}
                options={attires()}
                onChange={(attire) =>
                  onAttires(index === 0 ? [attire, partners[1].attire] : [partners[0].attire, attire])
                }
              />
            </Field>
          ))}
        </div>
      )}
    </div>
  )
}

const framings = (): { value: Framing | 'any'; label: string }[] => [
  { value: 'any', label: words.any },
  ...framing.options.map((value) => ({ value, label: words.framings[value] })),
]
const lefts = (): { value: 'first' | 'second' | 'any'; label: string }[] => [
  { value: 'any', label: words.sides.any },
  { value: 'first', label: words.sides.first },
  { value: 'second', label: words.sides.second },
]
const attires = (): { value: Partner['attire']; label: string }[] => [
  { value: 'dress', label: words.attires.dress },
  { value: 'suit', label: words.attires.suit },
]

function summaryOf({ pose, framing, left }: Stance): string {
  const chosen = [
    pose && words.poses[pose],
    framing && words.framings[framing],
    left && words.onTheLeft[left],
  ].filter(Boolean)
  return chosen.join(', ') || words.surprise
}

function Field({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <p aria-hidden="true" className="pb-1.5 text-fine text-soft-ink">
        {label}
      </p>
      {children}
    </div>
  )
}

/** What cannot be drawn of these two is not offered. */
function PoseShelf({ style, partners, wearsCovering, stance, onChoose, onImpossible }: StanceChoiceProps) {
  const who = [style.id, partners[0].attire, partners[1].attire, stance.framing, stance.left].join()
  const [impossible, setImpossible] = useState<{ who: string; poses: readonly Pose[] }>()
  const none = impossible?.who === who ? impossible.poses : []
  const leaveOut = (one: Pose) => {
    setImpossible((now) => ({ who, poses: [...(now?.who === who ? now.poses : []), one] }))
    if (stance.pose === one) onImpossible(stance)
  }
  return (
    <fieldset className="min-w-0">
      <legend className="pb-0.5 text-fine text-soft-ink">{words.pose}</legend>
      <Shelf className="-mx-5 gap-3 px-5 py-1">
        {[undefined, ...pose.options.filter((one) => !none.includes(one))].map((one) => (
          <button
            key={one ?? 'any'}
            type="button"
            aria-pressed={stance.pose === one}
            data-current={stance.pose === one}
            onClick={() => onChoose({ pose: one })}
            className={classNames(
              'relative h-[7.5rem] w-[5.625rem] shrink-0 overflow-hidden rounded-field bg-line text-start text-white outline-offset-2',
              stance.pose === one && 'outline-2 outline-rose',
            )}
          >
            <Skeleton className="absolute inset-0 rounded-none" />
            <OwnStyle
              key={who}
              of={style}
              isAlways
              partners={partners}
              wearsCovering={wearsCovering}
              stance={{ ...stance, pose: one }}
              onNone={() => (one ? leaveOut(one) : onImpossible({ ...stance, pose: undefined }))}
            />
            <span className="absolute inset-x-0 bottom-0 bg-linear-to-t from-black/85 to-transparent px-2 pt-8 pb-2 text-xs leading-tight">
              {one ? words.poses[one] : words.anyPose}
            </span>
          </button>
        ))}
      </Shelf>
    </fieldset>
  )
}
