import { listAttire } from './load-plates.ts'

/** Cuts of a garment that has several plates: for a slender or a broad body. */
export type AttireCut = 'slim' | 'full'

const cuts = /-(slim|full)$/
const names = new Set(listAttire())

/** The garment's name without any cut: 'gown-lace-full' is a 'gown-lace'. */
export function withoutCut(name: string): string {
  return name.replace(cuts, '')
}

/** The garment in a cut when there is a plate of it, else the garment as named. */
export function inCut(name: string, cut: AttireCut): string {
  const cutName = `${name}-${cut}`
  return names.has(cutName) ? cutName : name
}
