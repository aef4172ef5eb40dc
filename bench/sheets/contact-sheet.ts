import sharp, { type OverlayOptions } from 'sharp'

export interface Cell {
  /** An encoded picture; a cell without one shows its words alone. */
  picture?: Uint8Array
  words: string
}

interface Sheet {
  cells: readonly Cell[]
  columns: number
  cellWidthPx: number
  cellHeightPx: number
}

/** JPEG bytes of many pictures in rows, each with its words below. */
export async function contactSheet({ cells, columns, cellWidthPx, cellHeightPx }: Sheet): Promise<Buffer> {
  const rowHeightPx = cellHeightPx + wordsHeightPx
  const layers = await Promise.all(
    cells.map(async ({ picture, words }, at) => {
      const left = (at % columns) * cellWidthPx
      const top = Math.floor(at / columns) * rowHeightPx
      const below = words.trim()
        ? [{ input: label(words, cellWidthPx), left: left + 4, top: top + cellHeightPx + 3 }]
        : []
      if (!picture) return below
      const fit = { fit: 'contain', background: paper } as const
      const input = await sharp(picture).resize(cellWidthPx, cellHeightPx, fit).toBuffer()
      return [{ input, left, top }, ...below]
    }),
  )
  const width = columns * cellWidthPx
  const height = Math.ceil(cells.length / columns) * rowHeightPx
  return sharp({ create: { width, height, channels: 3, background: paper } })
    .composite(layers.flat())
    .jpeg({ quality: 88 })
    .toBuffer()
}

const paper = '#8a8f94'
const wordsHeightPx = 24

const letterPx = 7

function label(words: string, widthPx: number): OverlayOptions['input'] {
  const text = words
    .slice(0, Math.floor(widthPx / letterPx))
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
  return { text: { text: `<span foreground="#101214">${text}</span>`, font: 'sans 10', rgba: true, dpi: 96 } }
}
