import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { locale } from '#platform/words.ts'
import { useAppConfig } from '#server-state'
import { copy } from '../copy.ts'
import { useExport } from '../use-export.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { ActionRow, Group } from './row.tsx'

interface DataGroupProps {
  onExportFailed: () => void
  onStoreFailed: () => void
  onStartAnew: () => void
}

/** What is kept for how long, and the two rights over it. */
export function DataGroup({ onExportFailed, ...deletion }: DataGroupProps) {
  const config = useAppConfig()
  const [isDeleting, setDeleting] = useState(false)
  const { sizeBytes, start } = useExport({ onFailed: onExportFailed })
  const words = copy.data
  return (
    <>
      <Group title={words.title}>
        <li className="py-4 text-copy text-soft-ink leading-relaxed">
          {words.consent} {words.retention(config)}
        </li>
        <ActionRow
          icon={Download}
          name={words.export}
          detail={sizeBytes === undefined ? words.exportDetail : words.exporting(megabytes(sizeBytes))}
          isBusy={sizeBytes !== undefined}
          onPress={() => void start()}
        />
        <ActionRow icon={Trash2} name={words.delete} isDanger onPress={() => setDeleting(true)} />
      </Group>
      {isDeleting && <DeleteDialog onClose={() => setDeleting(false)} {...deletion} />}
    </>
  )
}

function megabytes(sizeBytes: number): string {
  return (sizeBytes / 1_000_000).toLocaleString(locale(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
}
