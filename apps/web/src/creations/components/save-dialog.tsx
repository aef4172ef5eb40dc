import { Button, Dialog, Picture } from '@ever-after/ui'
import { useAppStatus } from '#server-state'
import { copy } from '../copy.ts'
import type { Creation, Notify, OnPaywall } from '../creation.ts'
import { useSave } from '../use-save.ts'
import { PrintButton } from './print-button.tsx'

interface SaveDialogProps {
  creation: Pick<Creation, 'kind' | 'id' | 'name' | 'resultUrl' | 'isClean'>
  notify: Notify
  onPaywall: OnPaywall
  onClose: () => void
}

/** The picture, its name and the way to keep it, which needs the download permission. */
export function SaveDialog({ creation, notify, onPaywall, onClose }: SaveDialogProps) {
  const { name, resultUrl, isClean } = creation
  const isRefused = useAppStatus().status?.canDownloadPhotos === false
  const toPaywall: OnPaywall = (refused) => {
    onClose()
    return onPaywall(refused)
  }
  const { isSaving, save } = useSave({ creation, notify, onPaywall: toPaywall })
  const saveAndClose = async () => {
    if (await save()) onClose()
  }
  return (
    <Dialog title={name} description={isClean ? copy.cleanSave : copy.premiumSave} onClose={onClose}>
      <Picture
        src={resultUrl ?? undefined}
        alt={name}
        className="mx-auto mt-5 aspect-[3/4] h-[min(46dvh,400px)] arch border border-line"
      />
      <p className="mt-3 text-center text-fine text-soft-ink">{copy.fileSaysSo}</p>
      <div className="mt-4 flex flex-wrap gap-3 [&>*]:flex-1">
        <Button look="quiet" className="px-3" onClick={onClose}>
          {copy.close}
        </Button>
        <Button className="px-3" disabled={isSaving} onClick={() => void saveAndClose()}>
          {isRefused ? copy.saveWithPremium : copy.save}
        </Button>
      </div>
      <PrintButton
        creation={creation}
        notify={notify}
        onPaywall={toPaywall}
        onSaved={onClose}
        className="mt-2 justify-center"
      />
    </Dialog>
  )
}
