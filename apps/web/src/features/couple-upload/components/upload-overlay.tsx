import { Ornament, ProgressLine } from '@ever-after/ui'
import { copy } from '../copy.ts'

/** Covers the screen while the photos are on their way and their faces are looked for. */
export function UploadOverlay({ fraction }: { fraction: number }) {
  const words = fraction < 1 ? copy.uploading : copy.finding
  return (
    <div className="absolute inset-0 z-30 flex animate-fade flex-col items-center justify-center gap-6 bg-paper/95 px-12">
      <Ornament className="animate-breathe" />
      <p role="status" className="font-serif text-2xl">
        {words}
      </p>
      <ProgressLine fraction={fraction} label={words} />
    </div>
  )
}
