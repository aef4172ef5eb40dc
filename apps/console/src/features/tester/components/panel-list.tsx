import type { TestPanel } from '@ever-after/contract'
import { Button, IconButton, Picture, Skeleton } from '@ever-after/ui'
import { Trash2 } from 'lucide-react'
import { alertPerson, askPerson, tell } from '#messages'
import { wordsOfError } from '#server-state'
import { deletePanel, usePanels } from '../api/panels.ts'
import { copy } from '../copy.ts'
import { couple, coupleOfPanel } from '../model/couple.ts'

/** The pairs of photos that are kept; each can be used and deleted. */
export function PanelList() {
  const { data, isError, refetch } = usePanels()
  return (
    <section aria-label={copy.panels} className="border-line border-t pt-3">
      <h3 className="mb-2 font-sans font-semibold text-copy">{copy.panels}</h3>
      {isError ? (
        <div role="alert" className="flex flex-wrap items-center gap-x-3">
          <p className="text-small text-soft-ink">{copy.panelsFailed}</p>
          <Button look="link" size="compact" className="px-0 text-small" onClick={() => void refetch()}>
            {copy.tryAgain}
          </Button>
        </div>
      ) : !data ? (
        <div role="status" aria-label={copy.panelsLoading}>
          <Skeleton className="h-12 w-full" />
        </div>
      ) : data.length === 0 ? (
        <p className="text-small text-soft-ink">{copy.panelsEmpty}</p>
      ) : (
        <ul className="grid max-h-56 gap-1 overflow-y-auto">
          {data.map((panel) => (
            <PanelRow key={panel.id} panel={panel} />
          ))}
        </ul>
      )}
    </section>
  )
}

function PanelRow({ panel }: { panel: TestPanel }) {
  const { name, partner1, partner2 } = panel
  const remove = async () => {
    const isSure = await askPerson({
      question: copy.deleteQuestion(name),
      description: copy.deleteNote,
      confirm: copy.delete,
      isDestructive: true,
    })
    if (!isSure) return
    try {
      await deletePanel(panel)
      forget(panel)
      tell(copy.deleted(name))
    } catch (error) {
      alertPerson(wordsOfError(error, copy.deleteFailed))
    }
  }
  return (
    <li className="flex items-center gap-2">
      {[partner1, partner2].map(({ photo }, index) => (
        <Picture
          key={index === 0 ? 'one' : 'other'}
          src={photo.url}
          loading="lazy"
          className="h-11 w-8 shrink-0 rounded-lg object-top"
        />
      ))}
      <span className="min-w-0 flex-1 break-words text-copy leading-snug">{name}</span>
      <Button
        look="quiet"
        size="compact"
        className="text-small"
        aria-label={copy.usePanel(name)}
        onClick={() => couple.write(coupleOfPanel(panel))}
      >
        {copy.use}
      </Button>
      <IconButton label={copy.deletePanel(name)} onClick={() => void remove()}>
        <Trash2 aria-hidden="true" strokeWidth={1.6} className="size-5" />
      </IconButton>
    </li>
  )
}

/** Photos that are gone are chosen no longer. */
function forget({ partner1, partner2 }: TestPanel): void {
  const gone = new Set([partner1.photo.id, partner2.photo.id])
  const [one, other] = couple
    .read()
    .map(({ photo, attire }) =>
      photo && 'id' in photo && gone.has(photo.id) ? { attire } : { photo, attire },
    )
  couple.write([one, other])
}
