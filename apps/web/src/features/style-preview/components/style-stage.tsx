import type { StyleApplication } from '@ever-after/contract'
import { BeforeAfter, classNames, IconButton, Picture } from '@ever-after/ui'
import { ChevronLeft, Download } from 'lucide-react'
import { copy } from '../copy.ts'
import { MakingOverlay } from './making-overlay.tsx'

interface StyleStageProps {
  preview: { url: string; name: string }
  /** Lets the preview arrive from the place where its style was tapped. */
  transitionName: string
  making: { creation?: StyleApplication } | undefined
  result: (StyleApplication & { resultUrl: string }) | undefined
  onBack: () => void
  onSave: () => void
}

const round = 'bg-black/45 text-white backdrop-blur hover:bg-black/60'

/** The large picture: the style, the style behind its veil, or the couple. */
export function StyleStage({ preview, transitionName, making, result, onBack, onSave }: StyleStageProps) {
  return (
    <div className="relative aspect-[3/4] max-h-[66dvh] w-full shrink-0 overflow-hidden bg-line">
      {result ? (
        <BeforeAfter
          after={{ url: result.resultUrl, name: result.displayName }}
          before={result.sourceUrls}
          labels={{ hold: copy.compare, before: copy.before }}
        />
      ) : (
        <Picture
          key={preview.url}
          src={preview.url}
          alt={preview.name}
          style={{ viewTransitionName: transitionName }}
          className={classNames('absolute inset-0 size-full', making && 'animate-breathe!')}
        />
      )}
      {making && <MakingOverlay creation={making.creation} />}
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
