import type { Box } from '../box.ts'
import type { Standing } from '../place/place-couple.ts'
import type { DisplayedAttire } from '../plates/display-attire.ts'
import { neckCentre } from './attire-box.ts'
import type { PersonLayer } from './person-layer.ts'

/** Where the neck shall end under the head, on the upright body, px of the frame. */
export interface NeckFit {
  /** The neck's edges at the jaw, beside the pit. */
  leftPx: number
  rightPx: number
  /** Height of the chin; the neck ends a little above it. */
  chinY: number
}

export interface LaidAttire {
  shown: DisplayedAttire
  standing: Standing
  neck: NeckFit
  /** The garment's part of the frame. */
  box: Box
}

/** Lays a garment over a person: flipped, scaled, leant, its neck fitted to the head and cut at the jaw. */
export function layAttire(person: PersonLayer, { shown, standing, neck, box }: LaidAttire): void {
  const { manifest, box: plateBox } = shown.plate
  const { pit, pivot, leanRad, pxPerMetre, isFlipped } = standing
  const scale = pxPerMetre / manifest.pxPerMetre
  const mapping: Mapping = {
    pitX: pit[0],
    pitY: pit[1],
    pivotX: pivot[0],
    pivotY: pivot[1],
    cos: Math.cos(leanRad),
    sin: Math.sin(leanRad),
    pxPerMetre,
    perPx: 1 / scale,
    mirror: isFlipped ? -1 : 1,
    plateX: neckCentre(manifest.anchors) - plateBox.left,
    plateY: manifest.anchors.pit[1] - plateBox.top,
    plateHalfPx: manifest.neckHalfPx * scale,
    neck,
  }
  for (let y = box.top; y < box.top + box.heightPx; y++)
    layRow(shown, person, y, box.left, box.left + box.widthPx, mapping)
}

interface Mapping {
  pitX: number
  pitY: number
  pivotX: number
  pivotY: number
  cos: number
  sin: number
  pxPerMetre: number
  /** Plate px per frame px. */
  perPx: number
  mirror: 1 | -1
  /** The neck's centre at the pit, px of the plate's box. */
  plateX: number
  plateY: number
  /** Half width of the plate's neck, px of the frame. */
  plateHalfPx: number
  neck: NeckFit
}

/** Height over the pit from which the neck's fit sets in, full at the chin, metres. */
const fitFromMetres = 0.01
/** Distance from the neck's edge over which the fit fades out, metres. */
const fitFadeMetres = 0.06
/** The neck's end over the chin, metres: lower in front, where the head hides it, than beside the jaw. */
const trimFrontMetres = 0.016
const trimSideMetres = 0.045
const trimSoftMetres = 0.016

function layRow(
  shown: DisplayedAttire,
  person: PersonLayer,
  frameY: number,
  firstX: number,
  endX: number,
  m: Mapping,
): void {
  const { box, r, g, b, a, skin } = person
  const { r: fromR, g: fromG, b: fromB, a: fromA, skin: fromSkin } = shown
  const plateWidth = shown.plate.box.widthPx
  const lastX = plateWidth - 1
  const lastY = shown.plate.box.heightPx - 1
  const { pivotX, pivotY, cos, sin, pitX, pitY, perPx, mirror, plateX, plateY, pxPerMetre } = m
  const { plateHalfPx } = m
  const { leftPx, rightPx, chinY } = m.neck
  const y = frameY + 0.5 - pivotY
  const fade = 1 / (fitFadeMetres * pxPerMetre)
  const fitTop = -fitFromMetres * pxPerMetre
  const fitRise = 1 / (pitY - chinY + fitTop)
  const trimSoft = 1 / (trimSoftMetres * pxPerMetre)
  let i = (frameY - box.top) * box.widthPx + firstX - box.left
  for (let frameX = firstX; frameX < endX; frameX++, i++) {
    const x = frameX + 0.5 - pivotX
    const uprightY = pivotY - x * sin + y * cos
    const v = uprightY - pitY
    const sourceY = v * perPx + plateY - 0.5
    if (sourceY < 0 || sourceY >= lastY) continue
    let u = pivotX + x * cos + y * sin - pitX
    let kept = 1
    if (v < fitTop) {
      let rise = (fitTop - v) * fitRise
      rise = rise > 1 ? 1 : rise * rise * (3 - 2 * rise)
      const leftEdge = -plateHalfPx + (leftPx + plateHalfPx) * rise
      const rightEdge = plateHalfPx + (rightPx - plateHalfPx) * rise
      const aside = Math.min(1, Math.max(u / rightEdge, u / leftEdge))
      const trim = trimFrontMetres + (trimSideMetres - trimFrontMetres) * aside * aside
      // Inside the neck its width is stretched; beside it the shift fades out.
      if (u < leftEdge) {
        const near = 1 - Math.min(1, (leftEdge - u) * fade)
        u -= (leftEdge + plateHalfPx) * near * near * (3 - 2 * near)
      } else if (u > rightEdge) {
        const near = 1 - Math.min(1, (u - rightEdge) * fade)
        u -= (rightEdge - plateHalfPx) * near * near * (3 - 2 * near)
      } else u = ((u - leftEdge) / (rightEdge - leftEdge)) * 2 * plateHalfPx - plateHalfPx
      kept = (uprightY - chinY + trim * pxPerMetre) * trimSoft
      if (kept <= 0) continue
      kept = kept > 1 ? 1 : kept * kept * (3 - 2 * kept)
    }
    const sourceX = mirror * u * perPx + plateX - 0.5
    if (sourceX < 0 || sourceX >= lastX) continue
    const left = sourceX | 0
    const top = sourceY | 0
    const fx = sourceX - left
    const fy = sourceY - top
    const j = top * plateWidth + left
    const k = j + plateWidth
    const w00 = (1 - fx) * (1 - fy) * kept
    const w10 = fx * (1 - fy) * kept
    const w01 = (1 - fx) * fy * kept
    const w11 = fx * fy * kept
    const alpha = fromA[j] * w00 + fromA[j + 1] * w10 + fromA[k] * w01 + fromA[k + 1] * w11
    if (alpha < 0.003) continue
    const rest = 1 - alpha
    a[i] = a[i] * rest + alpha
    r[i] = r[i] * rest + fromR[j] * w00 + fromR[j + 1] * w10 + fromR[k] * w01 + fromR[k + 1] * w11
    g[i] = g[i] * rest + fromG[j] * w00 + fromG[j + 1] * w10 + fromG[k] * w01 + fromG[k + 1] * w11
    b[i] = b[i] * rest + fromB[j] * w00 + fromB[j + 1] * w10 + fromB[k] * w01 + fromB[k + 1] * w11
    skin[i] = fromSkin[j]
  }
}
