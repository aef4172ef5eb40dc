import { Button, IconButton } from '@ever-after/ui'
import { ChevronLeft, ShieldCheck } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { canShow } from '../../platform/crop-picture.ts'
import { type Partner, writePartners } from '../../session/index.ts'
import { loadSamplePhotos } from './api/load-sample-photos.ts'
import { uploadCouple } from './api/upload-couple.ts'
import { PartnerCard } from './components/partner-card.tsx'
import { UnenhancedWarning } from './components/unenhanced-warning.tsx'
import { UploadOverlay } from './components/upload-overlay.tsx'
import { copy } from './copy.ts'
import { failureOf } from './failure-of.ts'
import { isComplete, problemOf, type Side } from './model.ts'
import { useDrafts } from './use-drafts.ts'

const CropDialog = lazy(() => import('./components/crop-dialog.tsx'))

type Notify = (toast: { title: string; description?: string; isDestructive?: boolean }) => void

interface CoupleUploadProps {
  /** Whether the preview serves portraits to try with. */
  offersSamples: boolean
  notify: Notify
  onBack: () => void
  onDone: (partners: [Partner, Partner]) => void
}

const sides: readonly Side[] = [0, 1]

export function CoupleUpload({ offersSamples, notify, onBack, onDone }: CoupleUploadProps) {
  const { drafts, show, setAttire, setPhoto, remove, setProblem } = useDrafts()
  const [cropping, setCropping] = useState<{ side: Side; url: string }>()
  const [isWarning, setWarning] = useState(false)
  const [fraction, setFraction] = useState<number>()

  const pick = async (side: Side, file: File) => {
    const problem = problemOf(file)
    if (problem) return notify({ ...problem, isDestructive: true })
    const url = show(file)
    if (await canShow(url)) return setCropping({ side, url })
    setPhoto(side, file)
    notify({ title: copy.notShown })
  }

  const useSamples = async () => {
    const samples = await loadSamplePhotos().catch(() => undefined)
    if (!samples) return notify({ title: copy.samplesFailed, isDestructive: true })
    for (const side of sides) setPhoto(side, samples[side])
  }

  const upload = async () => {
    setWarning(false)
    if (!isComplete(drafts)) return
    setFraction(0)
    try {
      const partners = await uploadCouple({ partners: drafts, onProgress: setFraction })
      writePartners(partners)
      notify({ title: copy.uploaded })
      onDone(partners)
    } catch (error) {
      const { words, side } = failureOf(error)
      if (side !== undefined) setProblem(side, words)
      notify({ title: copy.failed, description: words, isDestructive: true })
      setFraction(undefined)
    }
  }

  return (
    <div className="flex min-h-full flex-col px-5 pt-[max(12px,env(safe-area-inset-top))] pb-8">
      <header className="flex items-center">
        <IconButton label={copy.back} onClick={onBack} className="-ml-2.5">
          <ChevronLeft aria-hidden="true" />
        </IconButton>
      </header>
      <h1 className="mt-1 text-[34px] leading-tight">{copy.title}</h1>
      <p className="mt-1 text-soft-ink">{copy.lead}</p>
      <div className="mt-6 grid grid-cols-2 gap-4">
        {sides.map((side) => (
          <PartnerCard
            key={side}
            side={side}
            draft={drafts[side]}
            onPick={(file) => void pick(side, file)}
            onRemove={() => remove(side)}
            onAttire={(attire) => setAttire(side, attire)}
          />
        ))}
      </div>
      {offersSamples && (
        <Button look="link" className="mt-4" onClick={() => void useSamples()}>
          {copy.useSamples}
        </Button>
      )}
      <p className="mt-6 flex gap-3 rounded-card bg-blush px-4 py-3.5 text-sm leading-relaxed">
        <ShieldCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-rose" />
        {copy.privacy}
      </p>
      <Button className="mt-auto" disabled={!isComplete(drafts)} onClick={() => setWarning(true)}>
        {copy.skip}
      </Button>
      {isWarning && <UnenhancedWarning onConfirm={() => void upload()} onCancel={() => setWarning(false)} />}
      {fraction !== undefined && <UploadOverlay fraction={fraction} />}
      {cropping && (
        <Suspense>
          <CropDialog
            url={cropping.url}
            onCancel={() => setCropping(undefined)}
            onCrop={(file) => {
              setPhoto(cropping.side, file)
              setCropping(undefined)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
