import type { OperatorCatalogue } from '@ever-after/contract'
import { useState } from 'react'
import {
  catalogues,
  type ImportedCatalogue,
  importCatalogue,
  readImport,
  type StylesCatalogue,
} from '#documents'
import { alertPerson } from '#messages'
import { copy } from './copy.ts'
import { importCopy } from './import-copy.ts'
import { performChange } from './perform-change.ts'

interface OpenImport {
  fileName: string
  imported: ImportedCatalogue
  before: OperatorCatalogue
  after: OperatorCatalogue
}

const newId = () => crypto.randomUUID()

/** An import from the chosen file to the saved document; between them it waits for the person's yes. */
export function useImport(catalogue: StylesCatalogue) {
  const [open, setOpen] = useState<OpenImport>()
  return {
    open,
    close: () => setOpen(undefined),
    async read(file: File) {
      try {
        const imported = readImport(await file.text())
        const before = catalogues[catalogue].state.read().document
        setOpen({
          fileName: file.name,
          imported,
          before,
          after: importCatalogue(before, { imported, newId }),
        })
      } catch (error) {
        alertPerson(importCopy.parseFailed(error instanceof Error ? error.message : String(error)))
      }
    },
    async confirm() {
      if (!open) return
      const { imported, fileName } = open
      const isSaved = await performChange({
        catalogue,
        label: copy.did.importLabel(fileName),
        says: copy.did.imported,
        isImport: true,
        make: (document) => importCatalogue(document, { imported, newId }),
      })
      if (isSaved) setOpen(undefined)
      return isSaved
    },
  }
}
