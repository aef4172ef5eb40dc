import { Button } from '@ever-after/ui'
import { type FormEvent, useId, useState } from 'react'
import { copy } from '../copy.ts'
import { readReference } from '../model/read-reference.ts'

interface FindFormProps {
  isBusy: boolean
  onFind: (reference: string) => void
}

/** Takes the reference of a letter, however it was typed. */
export function FindForm({ isBusy, onFind }: FindFormProps) {
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const reference = readReference(typed)
    setWrong(reference === undefined)
    if (reference !== undefined) onFind(reference)
  }
  return (
    <form onSubmit={submit} noValidate className="rounded-field border border-line bg-card p-5">
      <label htmlFor={id} className="font-semibold text-copy">
        {copy.reference}
      </label>
      <div className="mt-2 flex flex-wrap gap-3">
        <input
          id={id}
          value={typed}
          maxLength={20}
          placeholder={copy.referenceExample}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={isWrong}
          aria-describedby={`${id}-problem`}
          onChange={({ target }) => setTyped(target.value)}
          className="h-12 w-56 rounded-field border border-line bg-paper px-4 text-base tabular-nums uppercase tracking-wide placeholder:text-soft-ink"
        />
        <Button type="submit" disabled={isBusy}>
          {isBusy ? copy.finding : copy.find}
        </Button>
      </div>
      <p id={`${id}-problem`} role="alert" className="mt-1.5 text-danger text-fine empty:hidden">
        {isWrong && copy.referenceWrong}
      </p>
    </form>
  )
}
