import { Button } from '@ever-after/ui'
import { useMemo } from 'react'
import { useCatalogue } from '#documents'
import { copy } from '../copy.ts'
import { findOwner } from '../model/find-owner.ts'
import { emptyForm, missingIn } from '../model/form.ts'
import { useCreator } from '../use-creator.ts'
import { Pictures } from './pictures.tsx'
import { Words } from './words.tsx'

/** The form of a new style. */
export function CreatorPage() {
  const creator = useCreator()
  const { document } = useCatalogue('draft')
  const { form, busy, isAsked } = creator
  const missing = missingIn(form)
  const name = form.styleName.trim()
  const owner = useMemo(() => findOwner(document, name), [document, name])
  return (
    <form
      noValidate
      className="mx-auto grid max-w-[1200px] gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void creator.save()
      }}
    >
      <header>
        <h1 className="text-title">{copy.title}</h1>
        <p className="mt-0.5 text-small text-soft-ink">{copy.intro}</p>
      </header>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Words creator={creator} nameNote={owner && copy.nameTaken(owner.category)} />
        <Pictures form={form} />
      </div>
      <div className="flex flex-wrap items-center justify-end gap-3">
        <p role="status" className="mr-auto text-danger text-small">
          {isAsked && missing.length > 0 && copy.missing(missing.join(', '))}
        </p>
        <Button
          look="quiet"
          size="compact"
          disabled={form === emptyForm || busy !== undefined}
          onClick={() => void creator.clear()}
        >
          {copy.clear}
        </Button>
        <Button type="submit" size="compact" disabled={busy !== undefined}>
          {busy === 'saving' ? copy.saving : copy.save}
        </Button>
      </div>
    </form>
  )
}
