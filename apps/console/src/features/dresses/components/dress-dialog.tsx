import { Button, Dialog, TextField } from '@ever-after/ui'
import type { EditableDress } from '#documents'
import { askPerson } from '#messages'
import { formCopy } from '../copy.ts'
import { withPicture } from '../model/dress-form.ts'
import { useDressForm } from '../use-dress-form.ts'
import { PictureField } from './picture-field.tsx'
import { Problem } from './problem.tsx'
import { RecipeFields } from './recipe-fields.tsx'

interface DressDialogProps {
  /** The dress that is edited; without it a new one is made. */
  dress?: EditableDress
  onClose: () => void
}

const nameMaxLength = 200
const descriptionMaxLength = 2000

/** Everything about one dress; it stays open until it is saved, so that nothing written is lost. */
export function DressDialog({ dress, onClose }: DressDialogProps) {
  const { form, change, isChanged, isBusy, problems, save } = useDressForm({ dress, onSaved: onClose })
  const close = async () => {
    if (isBusy) return
    const question = { question: formCopy.discardQuestion, confirm: formCopy.discard, isDestructive: true }
    if (!isChanged || (await askPerson(question))) onClose()
  }
  return (
    <Dialog shape="wide" title={dress ? formCopy.editTitle : formCopy.addTitle} onClose={() => void close()}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <div className="mt-5 grid gap-x-8 gap-y-5 md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
          <div className="grid content-start gap-5">
            <div>
              <TextField
                label={formCopy.name}
                value={form.name}
                maxLength={nameMaxLength}
                onChange={(name) => change({ ...form, name })}
              />
              <Problem>{problems.name}</Problem>
            </div>
            <TextField
              isLong
              label={formCopy.description}
              value={form.description}
              maxLength={descriptionMaxLength}
              onChange={(description) => change({ ...form, description })}
            />
            <RecipeFields form={form} onChange={change} />
          </div>
          <div className="grid content-start gap-5">
            <div>
              <PictureField
                label={formCopy.picture}
                hint={formCopy.pictureHint}
                path={form.picturePath}
                folder="wedding-styles/previews"
                look="aspect-[4/5] w-40"
                onUploaded={(path) => change((before) => withPicture(before, path))}
              />
              <Problem>{problems.picturePath}</Problem>
            </div>
            <PictureField
              label={formCopy.icon}
              hint={formCopy.iconHint}
              path={form.iconPath}
              folder="wedding-styles/icons"
              look="size-24"
              onUploaded={(iconPath) => change((before) => ({ ...before, iconPath }))}
            />
          </div>
        </div>
        <div className="sticky -bottom-6 z-10 -mx-6 mt-6 -mb-6 flex flex-wrap items-center justify-end gap-3 border-line border-t bg-card px-6 py-4">
          <Button look="quiet" size="compact" disabled={isBusy} onClick={() => void close()}>
            {formCopy.cancel}
          </Button>
          <Button type="submit" size="compact" disabled={isBusy}>
            {isBusy ? formCopy.saving : formCopy.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
