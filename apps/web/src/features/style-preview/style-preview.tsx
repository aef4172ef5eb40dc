import type { Style } from '@ever-after/contract'
import { Button, classNames } from '@ever-after/ui'
import { type ReactNode, useState } from 'react'
import { type Partner, writeSelectedStyle } from '#session'
import { SaveDialog } from './components/save-dialog.tsx'
import { StyleStage } from './components/style-stage.tsx'
import { copy } from './copy.ts'
import { useCreation } from './use-creation.ts'

type Notify = (toast: { title: string; description?: string; isDestructive?: boolean }) => void

interface StylePreviewProps {
  partners: readonly [Partner, Partner]
  style: Style
  previewUrl: string
  transitionName: string
  /** Shows the picker below the picture; it rests while a picture is made. */
  picker: ReactNode
  notify: Notify
  onBack: () => void
  onLimit: (reason: string) => void
}

export function StylePreview(props: StylePreviewProps) {
  const { partners, style, previewUrl, transitionName, picker, notify, onBack, onLimit } = props
  const [isSaving, setSaving] = useState(false)
  const { state, start } = useCreation({
    onLimit,
    onReady: () => notify({ title: copy.applied }),
  })
  const made = state.kind === 'done' ? state.creation : undefined
  const result = made?.resultUrl ? { ...made, resultUrl: made.resultUrl } : undefined
  const isRunning = state.kind === 'running'
  const name = result?.displayName ?? style.displayName

  const apply = () => {
    writeSelectedStyle(style.variations[0].variationName)
    void start(partners, style)
  }

  return (
    <div className="flex min-h-full flex-col">
      <StyleStage
        preview={{ url: previewUrl, name: style.displayName }}
        transitionName={transitionName}
        making={isRunning ? state : undefined}
        problem={state.kind === 'stopped' ? state.problem : undefined}
        result={result}
        onBack={onBack}
        onSave={() => setSaving(true)}
      />
      <div className="flex min-h-[66px] items-center justify-between gap-4 px-5 pt-3">
        <div>
          <h1 className="text-[24px] leading-[1.1]">{name}</h1>
          {result && <p className="mt-0.5 text-[13px] text-soft-ink">{copy.madeWith}</p>}
        </div>
        {result && <Button onClick={() => setSaving(true)}>{copy.save}</Button>}
      </div>
      <div
        inert={isRunning}
        className={classNames('transition-opacity duration-300', isRunning && 'opacity-40')}
      >
        {picker}
      </div>
      <div className="sticky bottom-0 mt-auto bg-linear-to-t from-70% from-paper to-transparent px-5 pt-2 pb-[max(14px,env(safe-area-inset-bottom))]">
        <Button look={result ? 'quiet' : 'primary'} className="w-full" disabled={isRunning} onClick={apply}>
          {isRunning ? copy.processing : copy.tryStyle}
        </Button>
      </div>
      {isSaving && result && (
        <SaveDialog
          url={result.resultUrl}
          name={result.displayName}
          isClean={result.isClean}
          onClose={() => setSaving(false)}
          onSaved={() => {
            setSaving(false)
            notify({ title: copy.saved, description: copy.savedMore })
          }}
          onFailed={(title) => notify({ title, isDestructive: true })}
        />
      )}
    </div>
  )
}
