import { Button, Choice } from '@ever-after/ui'
import { useRef, useState } from 'react'
import { catalogues, type StylesCatalogue, useCatalogue } from '#documents'
import { copy } from '../copy.ts'
import { openingOf, scale as scales } from '../model.ts'
import { usePhone } from '../use-phone.ts'
import { Phone } from './phone.tsx'
import { ScaleField } from './scale-field.tsx'
import { Stats } from './stats.tsx'

const options = (['live', 'draft'] as const).map((value) => ({ value, label: copy.catalogues[value] }))

/** A catalogue in a phone, as couples see it. */
export function PreviewPage() {
  const [shown, setShown] = useState<StylesCatalogue>('live')
  const [scale, setScale] = useState(scales.first)
  const [attempt, setAttempt] = useState(0)
  const frame = useRef<HTMLIFrameElement>(null)
  const { status, document } = { live: useCatalogue('live'), draft: useCatalogue('draft') }[shown]
  const { category, isSilent, waitAgain } = usePhone({
    frame,
    catalogue: status === 'ready' ? document : undefined,
  })
  const reload = () => {
    setAttempt(attempt + 1)
    waitAgain()
  }
  return (
    <div className="mx-auto grid max-w-[1200px] gap-5">
      <header>
        <h1 className="text-title">{copy.title}</h1>
        <p className="mt-0.5 text-small text-soft-ink">{copy.intro}</p>
      </header>
      <div className="grid items-start gap-6 md:grid-cols-[15rem_minmax(0,1fr)]">
        <div className="grid gap-5 md:sticky md:top-0">
          <Choice
            legend={copy.catalogue}
            name="preview-catalogue"
            value={shown}
            options={options}
            onChange={setShown}
          />
          <ScaleField scale={scale} onChange={setScale} />
          <Stats
            document={status === 'ready' ? document : undefined}
            category={category ?? openingOf(document)}
          />
          {status === 'failed' && (
            <Trouble
              title={copy.failedTitle}
              words={copy.failed}
              onRetry={() => void catalogues[shown].load()}
            />
          )}
          {status === 'ready' && isSilent && (
            <Trouble title={copy.silentTitle} words={copy.silent} onRetry={reload} />
          )}
        </div>
        <Phone key={attempt} ref={frame} scale={scale} isWaiting={status === 'loading'} />
      </div>
    </div>
  )
}

interface TroubleProps {
  title: string
  words: string
  onRetry: () => void
}

function Trouble({ title, words, onRetry }: TroubleProps) {
  return (
    <div role="alert" className="rounded-field border border-line bg-card p-4">
      <h2 className="text-title leading-tight">{title}</h2>
      <p className="mt-1 mb-3 text-small text-soft-ink">{words}</p>
      <Button look="quiet" size="compact" onClick={onRetry}>
        {copy.tryAgain}
      </Button>
    </div>
  )
}
