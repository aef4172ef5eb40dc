import { namesCovering } from '@ever-after/contract'
import { Button, TextField } from '@ever-after/ui'
import { WandSparkles } from 'lucide-react'
import { copy } from '../copy.ts'
import { changeForm, creatorForm } from '../creator-form.ts'
import { pairings, withWords, wordsOf } from '../model/form.ts'
import type { Creator } from '../use-creator.ts'

const nameMaxLength = 200
const promptMaxLength = 8000

interface WordsProps {
  creator: Creator
  /** What should be known about the name, such as that another style has it. */
  nameNote: string | undefined
}

/** The name of a style, the prompt it comes from, and the three that are made from it. */
export function Words({ creator: { form, busy, failure, write }, nameNote }: WordsProps) {
  const { styleName, basePrompt, variations } = form
  const isGenerating = busy === 'generating'
  return (
    <section
      aria-label={copy.words}
      className="grid gap-5 rounded-field border border-line bg-card p-4 sm:p-5"
    >
      <div>
        <TextField
          label={copy.styleName}
          value={styleName}
          maxLength={nameMaxLength}
          onChange={(value) => changeForm({ styleName: value })}
        />
        <p role="status" className="text-fine text-soft-ink not-empty:mt-1.5">
          {nameNote}
        </p>
      </div>
      <div>
        <TextField
          isLong
          label={copy.basePrompt}
          value={basePrompt}
          maxLength={promptMaxLength}
          placeholder={copy.basePromptHint}
          onChange={(value) => changeForm({ basePrompt: value })}
        />
        <p role="status" className="text-fine text-soft-ink not-empty:mt-1.5">
          {namesCovering(basePrompt) && copy.coveringOffered}
        </p>
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <Button
            look={variations ? 'quiet' : 'primary'}
            size="compact"
            disabled={!basePrompt.trim() || busy !== undefined}
            onClick={() => void write()}
          >
            <WandSparkles aria-hidden="true" strokeWidth={1.6} className="size-4" />
            {isGenerating ? copy.generating : variations ? copy.generateAgain : copy.generate}
          </Button>
          <p role="alert" className="text-danger text-small">
            {failure}
          </p>
        </div>
      </div>
      {variations && (
        <fieldset className="grid gap-4">
          <legend className="font-semibold text-copy">{copy.variations}</legend>
          <p role="status" className="mt-1 text-small text-soft-ink">
            {variations.basePrompt === basePrompt.trim()
              ? copy.writtenBy[variations.writtenBy]
              : copy.baseChanged}
          </p>
          {pairings.map((name) => (
            <TextField
              key={name}
              isLong
              label={copy.pairings[name]}
              value={wordsOf(variations.prompts[name])}
              maxLength={promptMaxLength}
              onChange={(words) => creatorForm.write(withWords(creatorForm.read(), name, words))}
            />
          ))}
        </fieldset>
      )}
    </section>
  )
}
