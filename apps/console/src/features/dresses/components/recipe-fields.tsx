import { SelectField } from '@ever-after/ui'
import { formCopy } from '../copy.ts'
import type { DressForm } from '../model/dress-form.ts'
import { recipeChoices } from '../model/recipe-choices.ts'

interface RecipeFieldsProps {
  form: DressForm
  onChange: (form: DressForm) => void
}

/** What a try-on of the dress is drawn with. */
export function RecipeFields({ form, onChange }: RecipeFieldsProps) {
  return (
    <fieldset className="rounded-field border border-line p-4">
      <legend className="px-1 font-semibold text-copy">{formCopy.drawn}</legend>
      <p className="text-fine text-soft-ink">{formCopy.drawnHint}</p>
      <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-4">
        <div className="col-span-full">
          <SelectField
            label={formCopy.cut}
            value={form.plate}
            options={recipeChoices.cuts(form.plate)}
            onChange={(plate) => onChange({ ...form, plate })}
          />
        </div>
        <SelectField
          label={formCopy.colour}
          value={form.colour}
          options={recipeChoices.colours(form.colour)}
          onChange={(colour) => onChange({ ...form, colour })}
        />
        <SelectField
          label={formCopy.setting}
          value={form.scene}
          options={recipeChoices.settings(form.scene)}
          onChange={(scene) => onChange({ ...form, scene })}
        />
      </div>
      <div className="mt-3 flex flex-wrap gap-x-6">
        <Check
          label={formCopy.veil}
          isChecked={form.hasVeil}
          onChange={(hasVeil) => onChange({ ...form, hasVeil })}
        />
        <Check
          label={formCopy.covering}
          isChecked={form.offersCovering}
          onChange={(offersCovering) => onChange({ ...form, offersCovering })}
        />
      </div>
      <p className="text-fine text-soft-ink">{formCopy.coveringHint}</p>
    </fieldset>
  )
}

interface CheckProps {
  label: string
  isChecked: boolean
  onChange: (isChecked: boolean) => void
}

function Check({ label, isChecked, onChange }: CheckProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2.5 text-copy">
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 cursor-pointer accent-rose"
      />
      {label}
    </label>
  )
}
