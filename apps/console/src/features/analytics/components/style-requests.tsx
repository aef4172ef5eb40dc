import type { StyleRequest } from '@ever-after/contract'
import { Button, Choice } from '@ever-after/ui'
import { useState } from 'react'
import { useStyleRequests } from '../api/style-requests.ts'
import { copy } from '../copy.ts'
import { Loaded } from './loaded.tsx'
import { RequestRow } from './request-row.tsx'
import { Section } from './section.tsx'

/** The wishes of couples for styles, as an inbox: open ones, and those that are done. */
export function StyleRequests() {
  const [state, setState] = useState<StyleRequest['state']>('open')
  const query = useStyleRequests(state)
  const open = query.data?.pages.at(-1)?.open
  return (
    <Section
      heading={copy.wishes.heading}
      tools={
        <div className="w-64">
          <Choice
            legend={copy.wishes.state}
            name="style-requests"
            value={state}
            options={[
              { value: 'open', label: open === undefined ? copy.wishes.opened : copy.wishes.open(open) },
              { value: 'done', label: copy.wishes.done },
            ]}
            onChange={setState}
          />
        </div>
      }
    >
      <Loaded query={query} height="h-40">
        {({ pages }) => <RequestList state={state} requests={pages.flatMap(({ requests }) => requests)} />}
      </Loaded>
      {query.hasNextPage && (
        <div className="mt-3 text-center">
          <Button
            look="quiet"
            size="compact"
            disabled={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {copy.wishes.older}
          </Button>
        </div>
      )}
    </Section>
  )
}

function RequestList({
  state,
  requests,
}: {
  state: StyleRequest['state']
  requests: readonly StyleRequest[]
}) {
  if (requests.length > 0)
    return (
      <ul className="grid gap-2">
        {requests.map((request) => (
          <RequestRow key={request.id} request={request} />
        ))}
      </ul>
    )
  return (
    <p className="text-copy text-soft-ink">
      {state === 'done' ? (
        copy.wishes.noneDone
      ) : (
        <>
          <strong className="block text-ink">{copy.wishes.empty}</strong> {copy.wishes.emptyNote}
        </>
      )}
    </p>
  )
}
