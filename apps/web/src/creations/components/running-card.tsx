import { Button, IconButton, Picture, ProgressLine } from '@ever-after/ui'
import { X } from 'lucide-react'
import type { CreationKind } from '#session'
import { copy } from '../copy.ts'
import { useRunning } from '../use-running.ts'

interface RunningCardProps {
  kind: CreationKind
  /** Opens the screen that shows the creation. */
  onOpen: (path: string) => void
}

/** How far a creation is that was left, or that it is ready. */
export default function RunningCard({ kind, onOpen }: RunningCardProps) {
  const running = useRunning(kind)
  if (!running) return null
  const { name, path, fraction, resultUrl, problem, forget } = running
  const percent = Math.round(fraction * 100)
  const words = problem?.title ?? (resultUrl ? copy.ready : copy.making(percent))
  return (
    <section
      aria-label={name}
      className="flex animate-rise items-center gap-3 rounded-card border border-line bg-card py-3 pe-2 ps-4 shadow-soft"
    >
      <Picture src={resultUrl} alt="" className="aspect-[3/4] w-11 shrink-0 rounded-[10px]" />
      <div className="min-w-0 flex-1">
        <p className="font-serif text-lg leading-tight">{name}</p>
        <p role="status" className="mt-0.5 text-fine text-soft-ink">
          {words}
        </p>
        {problem?.detail && <p className="text-fine text-soft-ink">{problem.detail}</p>}
        {!problem && !resultUrl && (
          <div className="mt-2">
            <ProgressLine fraction={fraction} label={words} />
          </div>
        )}
      </div>
      {problem ? (
        <IconButton label={copy.dismiss} onClick={forget}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      ) : (
        <Button look="link" className="px-3" onClick={() => onOpen(path)}>
          {copy.open}
        </Button>
      )}
    </section>
  )
}
