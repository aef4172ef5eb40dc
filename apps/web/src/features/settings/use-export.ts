import { useState } from 'react'
import { saveFile } from '#platform/save-file.ts'
import { exportData } from './api/export-data.ts'
import { copy } from './copy.ts'

/** Fetches the person's data once at a time and hands it over as a file; how much has come is undefined at rest. */
export function useExport({ onFailed, now = () => new Date() }: { onFailed: () => void; now?: () => Date }) {
  const [sizeBytes, setSizeBytes] = useState<number>()
  const start = async () => {
    if (sizeBytes !== undefined) return
    setSizeBytes(0)
    try {
      const blob = await exportData(setSizeBytes)
      await saveFile({ blob, name: copy.fileName(now().toISOString().slice(0, 10)) })
    } catch {
      onFailed()
    } finally {
      setSizeBytes(undefined)
    }
  }
  return { sizeBytes, start }
}
