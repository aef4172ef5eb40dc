import type { OperatorCatalogue } from '@ever-after/contract'
import { Button, Dialog } from '@ever-after/ui'
import { askPerson } from '#messages'
import { formCopy } from '../form-copy.ts'
import type { StyleForm } from '../model/style-form.ts'
import { useStyleForm } from '../use-style-form.ts'
import { FormNote } from './form-note.tsx'
import { NameFields } from './name-fields.tsx'
import { PictureFields } from './picture-fields.tsx'
import { PromptFields } from './prompt-fields.tsx'

interface StyleDialogProps {
  opened: StyleForm
  document: OperatorCatalogue
  /** Of the style that is edited; a new one has none yet. */
  styleId?: string
  onSave: (form: StyleForm) => Promise<boolean>
  onClose: () => void
}

/** Everything about one style; it stays open until it is saved, so that nothing written is lost. */
export function StyleDialog({ opened, document, styleId, onSave, onClose }: StyleDialogProps) {
  const state = useStyleForm({ opened, document, styleId, onSave })
  const { isChanged, busy, failure, save } = state
  const close = async () => {
    if (busy) return
    const isSure =
      !isChanged ||
      (await askPerson({
        question: formCopy.discardQuestion,
        confirm: formCopy.discard,
        isDestructive: true,
      }))
    if (isSure) onClose()
  }
  return (
    <Dialog
      shape="wide"
      title={styleId ? formCopy.editTitle : formCopy.createTitle}
      onClose={() => void close()}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <div className="mt-5 grid gap-x-8 gap-y-5 md:grid-cols-[minmax(0,1fr)_16rem] lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid content-start gap-5">
            <NameFields state={state} document={document} />
            <PromptFields state={state} />
          </div>
          <PictureFields state={state} />
        </div>
        <div className="sticky -bottom-6 z-10 -mx-6 mt-6 -mb-6 flex flex-wrap items-center justify-end gap-3 border-line border-t bg-card px-6 py-4">
          <div role="alert" className="mr-auto">
            {failure && <FormNote isProblem>{failure}</FormNote>}
          </div>
          <Button look="quiet" size="compact" disabled={busy !== undefined} onClick={() => void close()}>
            {formCopy.cancel}
          </Button>
          <Button type="submit" size="compact" disabled={busy !== undefined}>
            {busy ? formCopy.busy[busy] : formCopy.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
