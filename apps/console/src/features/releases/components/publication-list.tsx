import type { Publication } from '@ever-after/contract'
import { Button, LoadFailure, Moment } from '@ever-after/ui'
import { alertPerson, askPerson, tell } from '#messages'
import { saveFailureWords } from '#server-state'
import { callOff, usePublications } from '../api/publications.ts'
import { copy } from '../copy.ts'
import { formatTime } from '../format-time.ts'

const endedShown = 5

/** What is to be published later, and how the last ones ended. */
export function PublicationList() {
  const { data, isError, refetch } = usePublications()
  const publications = data?.publications ?? []
  const waiting = publications.filter(({ state }) => state === 'waiting')
  const ended = publications.filter(({ state }) => state !== 'waiting').slice(0, endedShown)
  return (
    <section aria-label={copy.waiting} className="mt-4 border-line border-t pt-4">
      <h3 className="text-lead">{copy.waiting}</h3>
      {isError && (
        <LoadFailure
          words={copy.publicationsFailed}
          retry={copy.tryAgain}
          onRetry={() => void refetch()}
          className="mt-1"
        />
      )}
      {data && waiting.length + ended.length === 0 && (
        <p className="mt-1 text-copy text-soft-ink">{copy.noPublications}</p>
      )}
      <ul className="mt-2 grid gap-2">
        {[...waiting, ...ended].map((publication) => (
          <PublicationRow key={publication.id} publication={publication} />
        ))}
      </ul>
    </section>
  )
}

function PublicationRow({ publication }: { publication: Publication }) {
  const { id, state, publishAt, draftNumber, note, createdBy, failure } = publication
  const cancel = async () => {
    const isSure = await askPerson({
      question: copy.cancelQuestion,
      description: `${copy.draftNumber(draftNumber)}, ${formatTime(publishAt)}`,
      confirm: copy.cancelPublication,
      isDestructive: true,
    })
    if (!isSure) return
    try {
      await callOff(id)
      tell(copy.cancelled)
    } catch (error) {
      alertPerson(saveFailureWords(error))
    }
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-field border border-line bg-paper px-4 py-2 text-copy">
      <span className="min-w-0 flex-1">
        <span className="font-semibold">
          <Moment iso={publishAt} />
        </span>{' '}
        <span className="text-soft-ink">
          {[copy.draftNumber(draftNumber), createdBy, note].filter(Boolean).join(' · ')}
        </span>
        {failure && <span className="block text-danger">{failure}</span>}
      </span>
      <span className="text-soft-ink">{copy.states[state]}</span>
      {state === 'waiting' && (
        <Button
          look="quiet"
          size="compact"
          aria-label={copy.cancelPublicationLabel(draftNumber)}
          onClick={() => void cancel()}
        >
          {copy.cancelPublication}
        </Button>
      )}
    </li>
  )
}
