import { Button } from '@ever-after/ui'
import { Sparkles } from 'lucide-react'
import { iconOfPicture } from '#server-state'
import { copy } from '../copy.ts'
import { changeForm } from '../creator-form.ts'
import type { CreatorForm } from '../model/form.ts'
import { UploadField } from './upload-field.tsx'

/** The two pictures of a new style. */
export function Pictures({ form: { iconPath, previewPath } }: { form: CreatorForm }) {
  return (
    <section
      aria-label={copy.pictures}
      className="grid gap-6 rounded-field border border-line bg-card p-4 sm:grid-cols-2 sm:p-5 lg:grid-cols-1"
    >
      <UploadField
        label={copy.preview}
        hint={copy.previewHint}
        path={previewPath}
        folder="wedding-styles/previews"
        look="aspect-[3/4] w-28"
        onUploaded={(path) => changeForm({ previewPath: path })}
      />
      <div>
        <UploadField
          label={copy.icon}
          hint={copy.iconHint}
          path={iconPath}
          folder="wedding-styles/icons"
          look="aspect-square w-24"
          onUploaded={(path) => changeForm({ iconPath: path })}
        />
        <Button
          look="quiet"
          size="compact"
          className="mt-3 text-small"
          disabled={!previewPath}
          onClick={() => changeForm({ iconPath: iconOfPicture(previewPath) })}
        >
          <Sparkles aria-hidden="true" strokeWidth={1.6} className="size-4" />
          {copy.iconFromPreview}
        </Button>
      </div>
    </section>
  )
}
