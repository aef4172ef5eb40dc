import { classNames, Dialog, Ornament, ProgressLine } from '@ever-after/ui'
import { copy } from '../copy.ts'

/** Covers the app while the photos are on their way and their faces are looked for. */
export function UploadOverlay({ fraction }: { fraction: number }) {
  const words = fraction < 1 ? copy.uploading : copy.finding
  return (
    <Dialog title={words} shape="full">
      <div className="flex flex-1 flex-col items-center justify-center gap-7 px-14">
        <Ornament className="animate-breathe" />
        <p role="status" className="text-center font-serif text-[26px]">
          {words}
        </p>
        <div className={classNames('w-full', fraction >= 1 && 'animate-pulse')}>
          <ProgressLine fraction={fraction} label={words} />
        </div>
      </div>
    </Dialog>
  )
}
