import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Cell, contactSheet } from '../sheets/contact-sheet.ts'
import type { CoachedPhoto } from './coach-photos.ts'
import type { PanelRow } from './panel-row.ts'

interface Panel {
  /** Folder that receives the sheets. */
  target: string
  photos: readonly CoachedPhoto[]
  rows: readonly PanelRow[]
}

const photosPerSheet = 4

/** Writes contact sheets, each photo followed by its pictures; answers the files. */
export async function writeSheets({ target, photos, rows }: Panel): Promise<string[]> {
  const lines = [...Map.groupBy(rows, ({ photoName }) => photoName)].map(([name, some]) => {
    const photo = photos.find((candidate) => candidate.name === name)
    return [{ picture: photo?.bytes, words: name }, ...some.map(cellOf)]
  })
  const files: string[] = []
  for (let at = 0; at < lines.length; at += photosPerSheet) {
    const some = lines.slice(at, at + photosPerSheet)
    const columns = Math.max(...some.map(({ length }) => length))
    const cells = some.flatMap((line) => [...line, ...blanks(columns - line.length)])
    const file = join(target, `sheet-${String(files.length + 1).padStart(2, '0')}.jpg`)
    await writeFile(file, await contactSheet({ cells, columns, cellWidthPx: 360, cellHeightPx: 480 }))
    files.push(file)
  }
  return files
}

function cellOf({ style, partnerName, outcome }: PanelRow): Cell {
  if (outcome.kind === 'failed') return { words: `${style.id}: ${outcome.code}` }
  const worst = Math.max(...outcome.likeness).toFixed(2)
  return { picture: outcome.bytes, words: `${style.id}, ${partnerName}, ${worst}` }
}

function blanks(count: number): Cell[] {
  return Array.from({ length: count }, () => ({ words: '' }))
}
