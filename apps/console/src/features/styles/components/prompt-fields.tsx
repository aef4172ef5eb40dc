import { Button, TextField } from '@ever-after/ui'
import { formCopy } from '../form-copy.ts'
import { pairings } from '../model/style-form.ts'
import type { StyleFormState } from '../use-style-form.ts'
import { FormNote } from './form-note.tsx'

const promptMaxLength = 8000

/** The original prompt, and folded away below it the prompts of the two other pairings. */
export function PromptFields({ state }: { state: StyleFormState }) {
  const { form, change, problems, warnings, writtenBy, busy, write } = state
  return (
    <>
      <div className="[&_textarea]:h-44">
        <TextField
          isLong
          label={formCopy.original}
          value={form.original}
          maxLength={promptMaxLength}
          onChange={(original) => change({ original })}
        />
        {problems.original && <FormNote isProblem>{problems.original}</FormNote>}
        {warnings.original && <FormNote>{warnings.original}</FormNote>}
      </div>
      <details className="rounded-field border border-line px-4">
        <summary className="min-h-11 cursor-pointer rounded-field py-2.5 text-copy">
          {formCopy.others}
        </summary>
        <div className="grid gap-4 pb-4">
          <p className="text-fine text-soft-ink">{formCopy.othersNote}</p>
          {pairings.map((pairing) => (
            <TextField
              key={pairing}
              isLong
              label={formCopy[pairing]}
              value={form[pairing]}
              maxLength={promptMaxLength}
              onChange={(words) => change({ [pairing]: words })}
            />
          ))}
          <div>
            <Button
              look="quiet"
              size="compact"
              disabled={busy !== undefined || !form.original.trim()}
              onClick={write}
            >
              {busy === 'writing' ? formCopy.writing : formCopy.write}
            </Button>
          </div>
        </div>
      </details>
      <div role="status">{writtenBy && <FormNote>{formCopy.writtenBy[writtenBy]}</FormNote>}</div>
    </>
  )
}
