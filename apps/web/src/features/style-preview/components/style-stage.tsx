import type { StyleApplication } from '@ever-after/contract'
import { BeforeAfter, classNames, IconButton, Picture } from '@ever-after/ui'
import { ChevronLeft, Download } from 'lucide-react'
import { copy } from '../copy.ts'
import type { Problem } from '../use-creation.ts'
import { MakingOverlay } from './making-overlay.tsx'

interface StyleStageProps {
  preview: { url: string; name: string }
  /** Lets the preview arrive from the place where its style was tapped. */
  transitionName: string
  making: { creation?: StyleApplication } | undefined
  problem: Problem | undefined
  result: (StyleApplication & { resultUrl: string }) | undefined
  onBack: () => void
  onSave: () => void
}

const round = 'bg-black/45 text-white backdrop-blur hover:bg-black/60'

/** The large picture: the style, the style behind its veil, or the couple. */
export function StyleStage(props: StyleStageProps) {
  const { preview, transitionName, making, problem, result, onBack, onSave } = props
  return (
    <div
      className={classNames(
        'relative aspect-[3/4] w-full shrink-0 overflow-hidden bg-line',
        // A result shows whole; a preview leaves room for the picker on short screens.
        !result && 'max-h-[max(400px,calc(100dvh-324px))] framed:max-h-[max(400px,calc(100dvh-368px))]',
      )}
    >
      {result ? (
        <BeforeAfter
          after={{ url: result.resultUrl, name: result.displayName }}
          before={result.sourceUrls}
          labels={{ hold: copy.compare, before: copy.before }}
        />
      ) : (
        <div className={classNames('size-full', making && 'animate-breathe')}>
          <Picture
            key={preview.url}
            src={preview.url}
            alt={preview.name}
            style={{ viewTransitionName: transitionName }}
            className="size-full"
          />
        </div>
      )}
      {making && <MakingOverlay creation={making.creation} />}
      {problem && <ProblemCard problem={problem} />}
      <div className="pointer-events-none absolute inset-x-0 top-0 z-20 flex justify-between p-3 pt-[max(12px,env(safe-area-inset-top))] [&>*]:pointer-events-auto">
        <IconButton label={copy.back} onClick={onBack} className={round}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        {result && (
          <IconButton label={copy.download} onClick={onSave} className={round}>
            <Download aria-hidden="true" className="size-5" />
          </IconButton>
        )}
      </div>
    </div>
  )
}

function ProblemCard({ problem }: { problem: Problem }) {
  return (
    <div
      role="alert"
      className="absolute inset-x-4 bottom-4 animate-rise rounded-card bg-card px-5 py-4 text-[15px] shadow-soft"
    >
      <p className="font-serif text-xl">{problem.title}</p>
      {problem.detail && <p className="mt-1 text-soft-ink">{problem.detail}</p>}
    </div>
  )
}
