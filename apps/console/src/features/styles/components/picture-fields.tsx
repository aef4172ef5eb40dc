import { Button } from '@ever-after/ui'
import { Sparkles } from 'lucide-react'
import { iconOfPicture } from '#server-state'
import { formCopy } from '../form-copy.ts'
import type { StyleFormState } from '../use-style-form.ts'
import { FormNote } from './form-note.tsx'
import { PictureField } from './picture-field.tsx'

/** The two pictures of a style, each uploaded, or the icon made from the preview. */
export function PictureFields({
  state: { form, change, warnings, setUploading },
}: {
  state: StyleFormState
}) {
  return (
    <div className="grid content-start gap-6">
      <div>
        <PictureField
          label={formCopy.preview}
          path={form.previewPath}
          folder="wedding-styles/previews"
          look="aspect-[3/4] w-40"
          onUploading={setUploading}
          onUploaded={(previewPath) => change({ previewPath })}
        />
        {warnings.previewPath && <FormNote>{warnings.previewPath}</FormNote>}
      </div>
      <div>
        <PictureField
          label={formCopy.icon}
          path={form.iconPath}
          folder="wedding-styles/icons"
          look="aspect-square w-24"
          onUploading={setUploading}
          onUploaded={(iconPath) => change({ iconPath })}
        />
        {warnings.iconPath && <FormNote>{warnings.iconPath}</FormNote>}
        <Button
          look="quiet"
          size="compact"
          className="mt-3 text-small"
          disabled={!form.previewPath}
          onClick={() => change({ iconPath: iconOfPicture(form.previewPath) })}
        >
          <Sparkles aria-hidden="true" strokeWidth={1.6} className="size-4 shrink-0" />
          {formCopy.generateIcon}
        </Button>
      </div>
    </div>
  )
}
