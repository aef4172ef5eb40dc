import { Button, Dialog, TextField } from '@ever-after/ui'
import { type FormEvent, useState, useSyncExternalStore } from 'react'
import { copy } from './copy.ts'
import { closeQuestion, type OpenQuestion, questions } from './questions.ts'

/** Shows the question that waits for an answer, over everything else. */
export function Questions() {
  const open = useSyncExternalStore(questions.subscribe, questions.read)
  return open.length > 0 && <QuestionDialog key={open.length} open={open[0]} />
}

function QuestionDialog({ open }: { open: OpenQuestion }) {
  const [text, setText] = useState(open.kind === 'text' ? (open.question.value ?? '') : '')
  const { question, description, confirm = copy.ok, isDestructive } = open.question
  const cancel = () => {
    closeQuestion()
    if (open.kind === 'text') open.answer(null)
    else open.answer(false)
  }
  const accept = (event: FormEvent) => {
    event.preventDefault()
    closeQuestion()
    if (open.kind === 'text') open.answer(text)
    else open.answer(true)
  }
  return (
    <Dialog shape="window" title={question} description={description} onClose={cancel}>
      <form onSubmit={accept} className="mt-6 grid gap-6">
        {open.kind === 'text' && (
          <TextField
            label={open.question.label}
            value={text}
            maxLength={open.question.maxLength ?? 200}
            isLong={open.question.isLong}
            onChange={setText}
          />
        )}
        <div className="flex justify-end gap-3">
          <Button look="quiet" size="compact" onClick={cancel}>
            {copy.cancel}
          </Button>
          <Button type="submit" size="compact" look={isDestructive ? 'danger' : 'primary'}>
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
