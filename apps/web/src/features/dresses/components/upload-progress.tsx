import { Button, classNames, ProgressLine } from '@ever-after/ui'
import { copy } from '../copy.ts'

/** How much of the photo has left the device, and that it is looked at afterwards. */
export function UploadProgress({ fraction, onCancel }: { fraction: number; onCancel: () => void }) {
  const words = fraction < 1 ? copy.uploading : copy.checking
  return (
    <div className="mt-6">
      <p role="status" className="text-center font-serif text-title">
        {words}
      </p>
      <div className={classNames('mt-4', fraction >= 1 && 'animate-pulse')}>
        <ProgressLine fraction={fraction} label={words} />
      </div>
      <Button look="link" className="mt-3 w-full" onClick={onCancel}>
        {copy.cancel}
      </Button>
    </div>
  )
}
