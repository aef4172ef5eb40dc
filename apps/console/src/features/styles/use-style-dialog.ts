import type { PlacedStyle } from '@ever-after/contract'
import { useState } from 'react'
import { addStyle, catalogues, editStyle, findStyle, type StylesCatalogue } from '#documents'
import { copy } from './copy.ts'
import { changeStyle, emptyForm, formOf, type StyleForm, styleOfForm } from './model/style-form.ts'
import { performChange } from './perform-change.ts'

interface OpenStyle {
  opened: StyleForm
  /** As it was when the dialog was opened; a new style was not. */
  before?: PlacedStyle
}

interface StyleDialogOptions {
  catalogue: StylesCatalogue
  /** Hears in which category a saved style stands. */
  onSaved: (category: string) => void
}

/** The dialog for one style: what it is about, and how it is saved. */
export function useStyleDialog({ catalogue, onSaved }: StyleDialogOptions) {
  const [open, setOpen] = useState<OpenStyle>()
  return {
    open,
    close: () => setOpen(undefined),
    create: (category: string) => setOpen({ opened: emptyForm(category) }),
    edit(styleId: string) {
      const before = findStyle(catalogues[catalogue].state.read().document, styleId)
      if (before) setOpen({ opened: formOf(before), before })
    },
    async save(form: StyleForm): Promise<boolean> {
      if (!open) return false
      const isSaved = await saveForm({ catalogue, form, ...open })
      if (!isSaved) return false
      setOpen(undefined)
      onSaved(form.category.trim())
      return true
    },
  }
}

function saveForm({
  catalogue,
  form,
  opened,
  before,
}: OpenStyle & { catalogue: StylesCatalogue; form: StyleForm }): Promise<boolean> {
  const name = form.displayName.trim()
  const category = form.category.trim()
  if (!before) {
    const style = styleOfForm({ form, id: crypto.randomUUID() })
    return performChange({
      catalogue,
      label: copy.did.created(name),
      make: (document) => addStyle(document, { style, category }),
      alert: copy.saved,
      isQuiet: true,
    })
  }
  return performChange({
    catalogue,
    label: copy.did.edited(name),
    make(document) {
      const now = findStyle(document, before.style.id)
      const style = changeStyle({ style: (now ?? before).style, opened, form })
      // Somebody else may have taken the style away in the meantime; what was written is not lost with it.
      if (!now) return addStyle(document, { style, category })
      return editStyle(document, {
        style,
        category: form.category === opened.category ? now.category : category,
      })
    },
    alert: copy.saved,
    isQuiet: true,
  })
}
