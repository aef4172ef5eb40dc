import type { Rgb } from '../../pixels/colour-space.ts'
import { unionBox } from '../box.ts'
import { emptyLayer, type Layer } from '../layer.ts'
import type { HeadLayer } from './warp-head.ts'

/** A whole person; `head` is the share of head per pixel of the box. */
export interface PersonLayer extends Layer {
  head: Float32Array
}

/** Hair behind a neck lies in shadow. */
const hairBehindLight = 0.55
const underLight = { r: 0.82, g: 0.8, b: 0.8 }

/** Lays a person together: hair behind the neck, own skin in gaps, the garment, the head with its hair. */
export function mergePerson(attire: Layer, head: HeadLayer | null, hairColour: Rgb): PersonLayer {
  const box = head ? unionBox(attire.box, head.box) : attire.box
  const person = emptyLayer(box)
  const share = new Float32Array(person.a.length)
  if (head) layHairBehind(person, head, hairColour)
  layOver(person, attire)
  if (head) layHead(person, share, head)
  return { ...person, head: share }
}

function layHairBehind({ box, r, g, b, a }: Layer, head: HeadLayer, [hairR, hairG, hairB]: Rgb): void {
  const { box: from, hairBehind, under } = head
  for (let row = 0; row < from.heightPx; row++) {
    let j = row * from.widthPx
    let i = (from.top + row - box.top) * box.widthPx + from.left - box.left
    for (const end = j + from.widthPx; j < end; j++, i++) {
      const behind = hairBehind[j]
      if (behind === 0) continue
      const skin = behind > 0.3 ? under[j] : 0
      const hair = behind * hairBehindLight * (1 - skin)
      r[i] = hairR * hair + head.r[j] * underLight.r * skin
      g[i] = hairG * hair + head.g[j] * underLight.g * skin
      b[i] = hairB * hair + head.b[j] * underLight.b * skin
      a[i] = behind * (1 - skin) + skin
    }
  }
}

function layOver({ box, r, g, b, a }: Layer, top: Layer): void {
  const { box: from, r: topR, g: topG, b: topB, a: topA } = top
  for (let row = 0; row < from.heightPx; row++) {
    let j = row * from.widthPx
    let i = (from.top + row - box.top) * box.widthPx + from.left - box.left
    for (const end = j + from.widthPx; j < end; j++, i++) {
      const alpha = topA[j]
      if (alpha === 0) continue
      const rest = 1 - alpha
      r[i] = r[i] * rest + topR[j]
      g[i] = g[i] * rest + topG[j]
      b[i] = b[i] * rest + topB[j]
      a[i] = a[i] * rest + alpha
    }
  }
}

function layHead({ box, r, g, b, a }: Layer, share: Float32Array, top: HeadLayer): void {
  const { box: from, r: topR, g: topG, b: topB, head } = top
  for (let row = 0; row < from.heightPx; row++) {
    let j = row * from.widthPx
    let i = (from.top + row - box.top) * box.widthPx + from.left - box.left
    for (const end = j + from.widthPx; j < end; j++, i++) {
      const alpha = head[j]
      if (alpha === 0) continue
      const rest = 1 - alpha
      r[i] = r[i] * rest + topR[j] * alpha
      g[i] = g[i] * rest + topG[j] * alpha
      b[i] = b[i] * rest + topB[j] * alpha
      a[i] = a[i] * rest + alpha
      share[i] = alpha
    }
  }
}
