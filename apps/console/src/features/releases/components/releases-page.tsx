import { type CatalogueName, catalogueName } from '@ever-after/contract'
import { Choice } from '@ever-after/ui'
import { useState } from 'react'
import { useCatalogue, useDresses } from '#documents'
import { copy } from '../copy.ts'
import { PublishCard } from './publish-card.tsx'
import { ReleaseList } from './release-list.tsx'

/** Every save of every document, and the way of the draft to the couples. */
export function ReleasesPage() {
  const [catalogue, setCatalogue] = useState<CatalogueName>('live')
  const documents = { live: useCatalogue('live'), draft: useCatalogue('draft'), dresses: useDresses() }
  const { status, unsaved, document, version, reload } = documents[catalogue]
  const isSettled = status === 'ready' && !unsaved
  return (
    <div className="mx-auto grid max-w-[1200px] grid-cols-[minmax(0,1fr)] gap-5">
      <header>
        <h1 className="text-title">{copy.title}</h1>
        <p className="mt-1 text-copy text-soft-ink">{copy.intro}</p>
      </header>
      <PublishCard />
      <div className="max-w-md">
        <Choice
          legend={copy.document}
          name="document"
          value={catalogue}
          options={catalogueName.options.map((value) => ({ value, label: copy.documents[value] }))}
          onChange={setCatalogue}
        />
      </div>
      <section aria-label={copy.documents[catalogue]} className="rounded-field border border-line bg-card">
        <ReleaseList
          key={catalogue}
          catalogue={catalogue}
          current={{ document, version, reload, isSettled }}
        />
      </section>
    </div>
  )
}
