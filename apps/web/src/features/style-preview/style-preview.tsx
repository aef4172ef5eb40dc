import type { Style } from '@ever-after/contract'
import { BeforeAfter, Button, classNames, IconButton, Picture } from '@ever-after/ui'
import { ChevronLeft, Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Partner } from '../../session/index.ts'
import { MakingOverlay } from './components/making-overlay.tsx'
import { SaveDialog } from './components/save-dialog.tsx'
import { copy } from './copy.ts'
import { useCreation } from './use-creation.ts'

type Notify = (toast: { title: string; description?: string; isDestructive?: boolean }) => void

interface StylePreviewProps {
  partners: readonly [Partner, Partner]
  style: Style
  previewUrl: string
  /** Shows the picker below the picture; it rests while a picture is made. */
  picker: ReactNode
  notify: Notify
  onBack: () => void
  onLimit: (reason: string) => void
}

export function StylePreview({
  partners,
  style,
  previewUrl,
  picker,
  notify,
  onBack,
  onLimit,
}: StylePreviewProps) {
  const [isSaving, setSaving] = useState(false)
  const { state, start } = useCreation({
    onLimit,
    onReady: () => notify({ title: copy.applied }),
    onProblem: (title, description) => notify({ title, description, isDestructive: true }),
  })
  const result =
    state.kind === 'done' && state.creation.resultUrl
      ? { ...state.creation, url: state.creation.resultUrl }
      : undefined
  const isRunning = state.kind === 'running'

  return (
    <div className="flex min-h-full flex-col pb-[max(20px,env(safe-area-inset-bottom))]">
      <div className="relative aspect-[3/4] w-full overflow-hidden bg-line">
        {result ? (
          <BeforeAfter
            after={{ url: result.url, name: result.displayName }}
            before={result.sourceUrls}
            labels={{ hold: copy.compare, before: copy.before }}
          />
        ) : (
          <Picture
            src={previewUrl}
            alt={style.displayName}
            className={classNames('absolute inset-0 size-full', isRunning && 'animate-breathe!')}
          />
        )}
        {isRunning && <MakingOverlay creation={state.creation} />}
        <div className="absolute inset-x-0 top-0 z-20 flex justify-between p-3 pt-[max(12px,env(safe-area-inset-top))]">
          <IconButton label={copy.back} onClick={onBack} className="bg-black/40 text-white backdrop-blur">
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          {result && (
            <IconButton
              label={copy.save}
              onClick={() => setSaving(true)}
              className="bg-black/40 text-white backdrop-blur"
            >
              <Download aria-hidden="true" className="size-5" />
            </IconButton>
          )}
        </div>
      </div>
      <h1 className="px-5 pt-4 text-2xl">{result?.displayName ?? style.displayName}</h1>
      <div
        inert={isRunning}
        className={classNames('pt-1 transition-opacity duration-300', isRunning && 'opacity-50')}
      >
        {picker}
      </div>
      <div className="mt-auto px-5 pt-4">
        <Button className="w-full" disabled={isRunning} onClick={() => void start(partners, style)}>
          {isRunning ? copy.processing : copy.tryStyle}
        </Button>
      </div>
      {isSaving && result && (
        <SaveDialog
          url={result.url}
          name={result.displayName}
          isClean={result.isClean}
          onClose={() => setSaving(false)}
          onSaved={() => {
            setSaving(false)
            notify({ title: copy.saved, description: copy.savedMore })
          }}
          onFailed={() => notify({ title: copy.saveFailed, isDestructive: true })}
        />
      )}
    </div>
  )
}
