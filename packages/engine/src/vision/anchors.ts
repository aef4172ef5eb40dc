export interface AnchorGrid {
  cells: number
  perCell: number
}

/** Centres (0..1) of the anchors of a single-shot detector, cell by cell in the order of its outputs. */
export function gridAnchors(grids: readonly AnchorGrid[]): (readonly [x: number, y: number])[] {
  return grids.flatMap(({ cells, perCell }) =>
    Array.from({ length: cells * cells * perCell }, (_, i) => {
      const cell = Math.floor(i / perCell)
      return [((cell % cells) + 0.5) / cells, (Math.floor(cell / cells) + 0.5) / cells] as const
    }),
  )
}
