import { categoriesOf, type OperatorCatalogue } from '@ever-after/contract'
import { SelectField, TextField } from '@ever-after/ui'
import { formCopy } from '../form-copy.ts'
import type { StyleFormState } from '../use-style-form.ts'
import { FormNote } from './form-note.tsx'

const nameMaxLength = 200
const categoryMaxLength = 80
/** No category can have this as its name: a name has no control characters. */
const createValue = '\u0000'

/** Where a style stands and what it is called. */
export function NameFields({ state, document }: { state: StyleFormState; document: OperatorCatalogue }) {
  const { form, change, problems, warnings } = state
  const categories = categoriesOf(document).map((name) => ({ value: name, label: name }))
  const isListed = form.isNewCategory || Object.hasOwn(document.styles, form.category)
  const listed = isListed ? categories : [{ value: form.category, label: form.category }, ...categories]
  const nameNote = problems.styleName ?? warnings.styleName
  return (
    <>
      <div>
        <SelectField
          label={formCopy.category}
          value={form.isNewCategory ? createValue : form.category}
          options={[...listed, { value: createValue, label: formCopy.createCategory }]}
          onChange={(value) =>
            change(
              value === createValue
                ? { category: '', isNewCategory: true }
                : { category: value, isNewCategory: false },
            )
          }
        />
        {form.isNewCategory && (
          <div className="mt-3">
            <TextField
              label={formCopy.newCategory}
              value={form.category}
              maxLength={categoryMaxLength}
              onChange={(category) => change({ category })}
            />
          </div>
        )}
        {problems.category && <FormNote isProblem>{problems.category}</FormNote>}
      </div>
      <div className="grid gap-5 lg:grid-cols-2">
        <div>
          <TextField
            label={formCopy.styleName}
            value={form.styleName}
            maxLength={nameMaxLength}
            onChange={(styleName) => change({ styleName })}
          />
          {nameNote && <FormNote isProblem={problems.styleName !== undefined}>{nameNote}</FormNote>}
        </div>
        <div>
          <TextField
            label={formCopy.displayName}
            value={form.displayName}
            maxLength={nameMaxLength}
            onChange={(displayName) => change({ displayName })}
          />
          {problems.displayName && <FormNote isProblem>{problems.displayName}</FormNote>}
        </div>
      </div>
      <div className="grid items-end gap-x-5 gap-y-2 lg:grid-cols-2">
        <TextField
          label={formCopy.subcategory}
          value={form.subcategory}
          maxLength={nameMaxLength}
          onChange={(subcategory) => change({ subcategory })}
        />
        <label className="flex min-h-12 cursor-pointer items-center gap-3 text-copy">
          <input
            type="checkbox"
            checked={form.isPopular}
            onChange={({ target }) => change({ isPopular: target.checked })}
            className="size-5 cursor-pointer accent-rose"
          />
          {formCopy.markAsPopular}
        </label>
      </div>
    </>
  )
}
