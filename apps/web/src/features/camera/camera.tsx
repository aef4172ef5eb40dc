import { IconButton, useCloseOnBack } from '@ever-after/ui'
import { ChevronLeft } from 'lucide-react'
import { takeShot } from '#platform/camera-shot.ts'
import { useAppConfig, usePhotoCompanies } from '#server-state'
import { CameraError } from './components/camera-error.tsx'
import { ReviewBar } from './components/review-bar.tsx'
import { ShotReview } from './components/shot-review.tsx'
import { ShutterBar } from './components/shutter-bar.tsx'
import { Viewfinder } from './components/viewfinder.tsx'
import { copy } from './copy.ts'
import { problemOf, uploadWords, type Words } from './model.ts'
import { useLiveCamera } from './use-live-camera.ts'
import { useSending } from './use-sending.ts'
import { useShot } from './use-shot.ts'

interface CameraProps {
  notify: (toast: Words & { isDestructive?: boolean }) => void
  onBack: () => void
  onDone: (photoId: string) => void
}

export function Camera({ notify, onBack, onDone }: CameraProps) {
  const { shot, keep, drop } = useShot()
  const { photoRetentionDays: days } = useAppConfig()
  const companies = usePhotoCompanies(['hair', 'dress', 'storage'])
  const camera = useLiveCamera({ isWanted: shot === undefined })
  const fail = (description: string) => notify({ title: copy.uploadFailed, description, isDestructive: true })
  const { sending, send, forget } = useSending({ onSent: onDone, onFailed: fail })

  const capture = async () => {
    if (!camera.video.current) return
    const file = await takeShot(camera.video.current).catch(() => undefined)
    if (file) keep({ file, isChosen: false })
  }

  const choose = (file: File) => {
    const problem = problemOf(file)
    if (problem) return notify({ ...problem, isDestructive: true })
    forget()
    keep({ file, isChosen: true })
  }

  const retake = () => {
    forget()
    drop()
  }
  useCloseOnBack({ isOpen: shot !== undefined && sending.kind !== 'sending', close: retake })

  const refusal = sending.kind === 'refused' ? sending.failure.words : undefined
  const spoken = {
    live: camera.state === 'failed' ? '' : copy[camera.state],
    shot: sending.kind === 'sending' ? uploadWords(sending.percent) : copy.taken,
  }
  return (
    <div className="flex h-full min-h-[600px] flex-col bg-black text-white [&_:focus-visible]:outline-white">
      <header className="grid grid-cols-[44px_1fr_44px] items-center px-3 pt-[max(10px,env(safe-area-inset-top))] pb-2.5">
        <IconButton label={copy.back} onClick={onBack} className="text-white hover:bg-white/20">
          <ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />
        </IconButton>
        <h1 className="text-center text-title">{copy.title}</h1>
      </header>
      <p role="status" className="sr-only">
        {shot ? spoken.shot : spoken.live}
      </p>
      {!shot && camera.state === 'failed' ? (
        <CameraError onRetry={camera.restart} onChoose={choose} />
      ) : (
        <>
          <div className="relative aspect-[3/4] min-h-0 w-full overflow-hidden rounded-card">
            {shot ? (
              <ShotReview key={shot.url} shot={shot} refusal={refusal} />
            ) : (
              <Viewfinder camera={camera} />
            )}
          </div>
          <div className="flex flex-1 flex-col justify-center gap-5 px-5 pt-4 pb-[max(20px,env(safe-area-inset-bottom))]">
            <p className="wrap-anywhere text-balance text-center text-copy text-white/80">
              {shot ? copy.privacy({ days, companies }) : copy.hint}
            </p>
            {shot ? (
              <ReviewBar
                shot={shot}
                sending={sending}
                onRetake={retake}
                onChoose={choose}
                onUse={() => void send(shot.file)}
              />
            ) : (
              <ShutterBar camera={camera} onCapture={() => void capture()} onChoose={choose} />
            )}
          </div>
        </>
      )}
    </div>
  )
}
