import { Dialog, Picture } from '@ever-after/ui'
import { copy } from '../copy.ts'
import type { RunPhotos, TestItem } from '../model/test-run.ts'
import { wordsOfWarning } from '../model/warning-words.ts'
import { Figures } from './figures.tsx'

interface ResultDialogProps {
  item: TestItem
  photos: RunPhotos
  onClose: () => void
}

/** A test picture at its full height, beside the photos and all that was measured. */
export function ResultDialog({ item, photos, onClose }: ResultDialogProps) {
  const { displayName, resultUrl, figures, prompt, applicationId } = item
  return (
    <Dialog shape="wide" title={displayName} closeLabel={copy.close} onClose={onClose}>
      <div className="mt-4 grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
        <Picture
          src={resultUrl ?? undefined}
          alt={copy.resultOf(displayName)}
          className="mx-auto h-auto max-h-[75dvh] w-auto max-w-full rounded-field"
        />
        <div className="grid gap-5">
          <div className="grid grid-cols-2 gap-3">
            {photos.urls.map((url, index) => (
              <Picture
                key={index === 0 ? 'one' : 'other'}
                src={url}
                alt={copy.photoOf(index === 0 ? 1 : 2)}
                className="aspect-[3/4] w-full rounded-field object-top"
              />
            ))}
          </div>
          <Figures figures={figures} />
          <dl className="grid gap-3 text-small">
            {figures && (
              <>
                <Line
                  label={copy.skin}
                  words={figures.skinDeltaE.map((value) => value.toFixed(1)).join(' · ')}
                />
                <Line label={copy.warnings} words={figures.warnings.map(wordsOfWarning).join('\n')} />
                <Line label={copy.model} words={figures.model} />
              </>
            )}
            <Line label={copy.prompt} words={prompt} />
            <Line label={copy.application} words={applicationId ?? ''} />
          </dl>
        </div>
      </div>
    </Dialog>
  )
}

function Line({ label, words }: { label: string; words: string }) {
  return (
    words && (
      <div>
        <dt className="text-fine text-soft-ink">{label}</dt>
        <dd className="whitespace-pre-line break-words">{words}</dd>
      </div>
    )
  )
}
