import { Picture } from '@ever-after/ui'
import { useState } from 'react'
import { readPartners } from '#session'
import { copy } from '../copy.ts'

/** The couple's photos, either of which may be taken without another upload; nothing where there are none. */
export function KnownPhotos({ onTake }: { onTake: (photoId: string) => void }) {
  const [partners] = useState(readPartners)
  if (!partners) return null
  return (
    <ul className="mt-4 grid gap-2">
      {partners.map(({ photo }, at) => (
        <li key={photo.id}>
          <button
            type="button"
            onClick={() => onTake(photo.id)}
            className="flex min-h-16 w-full items-center gap-3.5 rounded-field border border-line bg-card p-2 pe-4 text-start text-copy"
          >
            <span className="block h-14 w-10.5 shrink-0 overflow-hidden rounded-[8px] bg-line">
              <Picture src={photo.url} alt="" className="size-full" />
            </span>
            {copy.useKnown[at]}
          </button>
        </li>
      ))}
    </ul>
  )
}
