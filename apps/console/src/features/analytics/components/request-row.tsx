import type { StyleRequest } from '@ever-after/contract'
import { Button } from '@ever-after/ui'
import { useState } from 'react'
import { alertPerson, tell } from '#messages'
import { saveFailureWords } from '#server-state'
import { markRequest } from '../api/style-requests.ts'
import { copy } from '../copy.ts'

/** One wish, and the way to say that it is dealt with. */
export function RequestRow({ request }: { request: StyleRequest }) {
  const [isBusy, setBusy] = useState(false)
  const { styleName, description, requestedAt, state } = request
  const isOpen = state === 'open'
  const mark = async () => {
    setBusy(true)
    await markAs(request, isOpen ? 'done' : 'open')
    setBusy(false)
  }
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 rounded-field border border-line bg-paper px-4 py-3">
      <div className="min-w-60 flex-1 break-words">
        <h3 className="font-sans font-semibold text-copy">{styleName}</h3>
        {description && <p className="whitespace-pre-line text-copy">{description}</p>}
        <time dateTime={requestedAt} className="text-fine text-soft-ink">
          {new Date(requestedAt).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      </div>
      <Button
        look="quiet"
        size="compact"
        className="text-small"
        aria-label={isOpen ? copy.wishes.markDoneOf(styleName) : copy.wishes.reopenOf(styleName)}
        disabled={isBusy}
        onClick={() => void mark()}
      >
        {isOpen ? copy.wishes.markDone : copy.wishes.reopen}
      </Button>
    </li>
  )
}

async function markAs({ id, styleName }: StyleRequest, state: StyleRequest['state']): Promise<void> {
  const send = async (next: StyleRequest['state']) => {
    try {
      await markRequest(id, next)
      return true
    } catch (error) {
      alertPerson(saveFailureWords(error))
      return false
    }
  }
  if (!(await send(state))) return
  const words = state === 'done' ? copy.wishes.marked(styleName) : copy.wishes.reopened(styleName)
  tell(words, { undo: () => void send(state === 'done' ? 'open' : 'done') })
}
