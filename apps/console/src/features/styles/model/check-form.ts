import { categoriesOf, namesCovering, type OperatorCatalogue } from '@ever-after/contract'
import { placedStyles, refusedCategoryName } from '#documents'
import { formCopy } from '../form-copy.ts'
import { namesOf } from './find-duplicates.ts'
import type { StyleForm } from './style-form.ts'

interface Check {
  form: StyleForm
  document: OperatorCatalogue
  /** Of the style that is edited. */
  styleId?: string
}

type Findings = Partial<Record<keyof StyleForm, string>>

/** What keeps a style from being saved, by field. */
export function findProblems({ form, document }: Check): Findings {
  const refused = refusedCategoryName(form.category)
  const isTaken = form.isNewCategory && categoriesOf(document).includes(form.category.trim())
  return {
    ...(refused === 'empty' && { category: formCopy.categoryMissing }),
    ...(refused === 'popular' && { category: formCopy.popularIsSpecial }),
    ...(isTaken && { category: formCopy.categoryTaken(form.category.trim()) }),
    ...(!form.styleName.trim() && { styleName: formCopy.styleNameMissing }),
    ...(!form.displayName.trim() && { displayName: formCopy.displayNameMissing }),
    ...(!form.original.trim() && { original: formCopy.promptMissing }),
  }
}

/** What the operator should know before saving, and may ignore. */
export function findWarnings({ form, document, styleId }: Check): Findings {
  const name = form.styleName.trim()
  const placed = placedStyles(document)
  const owner = placed.find(({ style }) => style.id !== styleId && namesOf(style).has(name))
  const recipe = placed.find(({ style }) => style.id === styleId)?.style.variations.at(0)?.recipe
  const hasCovering = recipe ? recipe.covering !== undefined : namesCovering(form.original)
  return {
    ...(name && owner && { styleName: formCopy.nameTaken(owner.style.displayName, owner.category) }),
    ...(hasCovering && { original: formCopy.coveringOffered }),
    ...(!form.iconPath && { iconPath: formCopy.iconMissing }),
    ...(!form.previewPath && { previewPath: formCopy.previewMissing }),
  }
}
