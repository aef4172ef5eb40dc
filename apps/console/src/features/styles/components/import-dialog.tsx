import { diffCatalogues, type OperatorCatalogue } from '@ever-after/contract'
import { Button, Dialog } from '@ever-after/ui'
import { useMemo, useState } from 'react'
import type { ImportedCatalogue } from '#documents'
import { importCopy } from '../import-copy.ts'
import { describeImport } from '../model/describe-import.ts'

interface ImportDialogProps {
  imported: ImportedCatalogue
  before: OperatorCatalogue
  /** What the document would be. */
  after: OperatorCatalogue
  onImport: () => Promise<unknown>
  onClose: () => void
}

/** Shows what an import would change before anything is replaced. */
export function ImportDialog({ imported, before, after, onImport, onClose }: ImportDialogProps) {
  const [isBusy, setBusy] = useState(false)
  const diff = useMemo(() => diffCatalogues(before, after), [before, after])
  const { figures, lists } = useMemo(() => describeImport({ diff, before }), [diff, before])
  const go = async () => {
    setBusy(true)
    await onImport()
    setBusy(false)
  }
  return (
    <Dialog
      shape="window"
      title={importCopy.title}
      description={importCopy.question(imported.categories, imported.styles)}
      onClose={() => isBusy || onClose()}
    >
      <section aria-label={importCopy.what} className="mt-5">
        {diff.isEmpty && <p className="text-soft-ink">{importCopy.nothing}</p>}
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4">
          {figures.map(({ words, isGrave }) => (
            <li
              key={words}
              className={`rounded-field border px-3 py-2 text-center text-small tabular-nums ${isGrave ? 'border-danger font-semibold text-danger' : 'border-line'}`}
            >
              {words}
            </li>
          ))}
        </ul>
        {lists.map(({ title, lines, more }) => (
          <details key={title} className="mt-2 rounded-field border border-line px-4">
            <summary className="min-h-11 cursor-pointer rounded-field py-2.5 text-copy">{title}</summary>
            <ul className="grid gap-1 pb-4 text-small">
              {lines.map((line) => (
                <li key={line} className="break-words">
                  {line}
                </li>
              ))}
              {more > 0 && <li className="text-soft-ink">{importCopy.more(more)}</li>}
            </ul>
          </details>
        ))}
      </section>
      <div className="sticky -bottom-6 -mx-6 mt-5 -mb-6 flex justify-end gap-3 border-line border-t bg-card px-6 py-4">
        <Button look="quiet" size="compact" disabled={isBusy} onClick={onClose}>
          {importCopy.cancel}
        </Button>
        <Button
          size="compact"
          look={diff.removed.length > 0 ? 'danger' : 'primary'}
          disabled={isBusy}
          onClick={() => void go()}
        >
          {isBusy ? importCopy.importing : importCopy.import}
        </Button>
      </div>
    </Dialog>
  )
}
