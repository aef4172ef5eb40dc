import { Button, classNames, Dialog, Picture } from '@ever-after/ui'
import { Check } from 'lucide-react'
import { serverAddress } from '#platform/api-origin.ts'
import { useOnline } from '#platform/use-online.ts'
import { copy } from '../copy.ts'
import type { Draft, FlowKind, Person } from '../draft/draft.ts'
import { StepLine } from './step-line.tsx'

interface EnhanceOverlayProps {
  draft: Draft
  kind: FlowKind
  onLeave: () => void
}

/** The photos breathe while their portraits are made; what is told of each is what really happens. */
export function EnhanceOverlay({ draft, kind, onLeave }: EnhanceOverlayProps) {
  const { enhancing: title, enhancingMore, people: names } = copy[kind]
  const isOnline = useOnline()
  return (
    <Dialog title={title} shape="full" onBack={onLeave}>
      <div className="flex flex-1 flex-col items-center px-8 pt-[max(24px,env(safe-area-inset-top))] before:flex-1 after:flex-1">
        <div className="mb-7">
          <StepLine step="enhance" />
        </div>
        <div className="flex w-full justify-center gap-5">
          {draft.people.map((person, at) => (
            <PersonWaiting
              key={names[at]}
              name={names[at]}
              person={person}
              state={stateOf({ person, isOnline })}
            />
          ))}
        </div>
        <p role="status" className="mt-9 text-center font-serif text-headline leading-tight">
          {title}
        </p>
        <p className="mt-2 max-w-[30ch] text-center text-soft-ink">{enhancingMore}</p>
      </div>
      <div className="flex justify-center px-6 pb-[max(20px,env(safe-area-inset-bottom))]">
        <Button look="link" onClick={onLeave}>
          {copy.waitElsewhere}
        </Button>
      </div>
    </Dialog>
  )
}

type State = keyof typeof copy.enhanceStates

function PersonWaiting({ name, person, state }: { name: string; person: Person; state: State }) {
  const isBusy = person.isEnhancing
  const shownUrl = person.set?.photo.shownUrl
  return (
    <div className="flex min-w-0 max-w-44 flex-1 flex-col items-center gap-3">
      <div className="relative aspect-[3/4] w-full overflow-hidden arch border border-line bg-blush">
        <Picture
          src={shownUrl && serverAddress(shownUrl)}
          alt={name}
          className={classNames('size-full', isBusy && 'animate-breathe')}
        />
        {isBusy && <span aria-hidden="true" className="tulle absolute inset-0 animate-pulse opacity-60" />}
      </div>
      <p className="flex items-center gap-1.5 text-center text-sm text-soft-ink leading-snug">
        {state === 'ready' && <Check aria-hidden="true" className="size-4 shrink-0 text-success" />}
        {copy.enhanceStates[state]}
      </p>
    </div>
  )
}

function stateOf({ person, isOnline }: { person: Person; isOnline: boolean }): State {
  if (!person.isEnhancing) return person.set?.portraits.length ? 'ready' : 'refused'
  if (!isOnline) return 'waiting'
  return person.set?.photo.arrival.state === 'arrived' ? 'making' : 'sending'
}
