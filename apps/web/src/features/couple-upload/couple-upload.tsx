import { Button, IconButton } from '@ever-after/ui'
import { ChevronLeft, ShieldCheck } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { PartnerPair } from './components/partner-pair.tsx'
import { UnenhancedWarning } from './components/unenhanced-warning.tsx'
import { UploadOverlay } from './components/upload-overlay.tsx'
import { copy } from './copy.ts'
import { isComplete } from './model.ts'
import { type Notify, useCoupleUpload } from './use-couple-upload.ts'

const CropDialog = lazy(() => import('./components/crop-dialog.tsx'))

interface CoupleUploadProps {
  /** Addresses of two portraits to try with, in the preview. */
  samplePhotos: readonly string[]
  /** What the photos are for, such as the chosen style. */
  children?: ReactNode
  notify: Notify
  onBack: () => void
  onDone: () => void
}

export function CoupleUpload({ samplePhotos, children, notify, onBack, onDone }: CoupleUploadProps) {
  const flow = useCoupleUpload({ samplePhotos, notify, onDone })
  const [isWarning, setWarning] = useState(false)

  return (
    <div className="flex min-h-full flex-col px-5 pt-[max(8px,env(safe-area-inset-top))] pb-[max(20px,env(safe-area-inset-bottom))]">
      <header>
        <IconButton label={copy.back} onClick={onBack} className="-ml-2.5">
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <h1 className="font-display text-[38px] leading-tight">{copy.title}</h1>
        <p className="mt-1 text-soft-ink">{copy.lead}</p>
      </header>
      {children && <div className="mt-5">{children}</div>}
      <PartnerPair
        drafts={flow.drafts}
        onPick={(side, file) => void flow.pick(side, file)}
        onRemove={flow.remove}
        onAttire={flow.setAttire}
      />
      {flow.takeSamples && (
        <Button look="link" className="mt-3 self-center" onClick={() => void flow.takeSamples?.()}>
          {copy.useSamples}
        </Button>
      )}
      <p className="mt-5 mb-5 flex gap-3 text-[13px] text-soft-ink leading-relaxed">
        <ShieldCheck aria-hidden="true" className="mt-px size-[18px] shrink-0 text-rose" />
        {copy.privacy}
      </p>
      <Button
        className="mt-auto"
        disabled={!isComplete(flow.drafts)}
        onClick={flow.goOn ?? (() => setWarning(true))}
      >
        {copy.skip}
      </Button>
      {isWarning && (
        <UnenhancedWarning
          onCancel={() => setWarning(false)}
          onConfirm={() => {
            setWarning(false)
            void flow.upload()
          }}
        />
      )}
      {flow.fraction !== undefined && <UploadOverlay fraction={flow.fraction} />}
      {flow.cropping && (
        <Suspense>
          <CropDialog
            url={flow.cropping.url}
            onCrop={flow.crop}
            onCancel={flow.cancelCrop}
            onFailed={flow.failCrop}
          />
        </Suspense>
      )}
    </div>
  )
}
