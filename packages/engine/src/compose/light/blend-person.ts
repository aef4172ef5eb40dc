import { blurLarge } from '../../pixels/blur.ts'
import type { Picture } from '../../pixels/picture.ts'
import { type Box, growBox } from '../box.ts'
import type { PersonLayer } from '../people/person-layer.ts'
import type { SceneBackdrop } from '../plates/decode-scene.ts'
import { emptyLightRow, type LightRow, meanLight, readLightRow } from './scene-light.ts'

const wrapMetres = 0.01
/** Faces take less of the wrapping light, so that jaw and hair keep their edge. */
const wrapOnHead = 0.7

/** Lays what is in front of somebody into the picture: no background's light comes around its edges. */
export function blendOver(picture: Picture, person: PersonLayer, scene: SceneBackdrop): void {
  const { box } = person
  layToned(picture, person, scene, { box, outside: new Float32Array(box.widthPx * box.heightPx) })
}

/** Lays a person into the picture; the background's light wraps around the edges and tones the whole. */
export function blendPerson(
  picture: Picture,
  person: PersonLayer,
  scene: SceneBackdrop,
  pxPerMetre: number,
): void {
  layToned(picture, person, scene, blurredOutside(person, picture, wrapMetres * pxPerMetre))
}

function layToned(picture: Picture, person: PersonLayer, scene: SceneBackdrop, around: Surroundings): void {
  const { box } = person
  const light = emptyLightRow(box.widthPx)
  const mean = meanLight(scene)
  const { ambient, lightWrap } = scene.manifest
  const ambientGains = mean.map((value) => ambient / Math.max(0.05, value))
  for (let row = 0; row < box.heightPx; row++) {
    readLightRow(scene, box.top + row, box.left, light)
    blendRow(picture, person, around, light, row, lightWrap, 1 - ambient, ambientGains)
  }
}

interface Surroundings {
  box: Box
  outside: Float32Array
}

function blendRow(
  picture: Picture,
  person: PersonLayer,
  { box: aroundBox, outside }: Surroundings,
  light: LightRow,
  row: number,
  wrap: number,
  kept: number,
  ambientGains: readonly number[],
): void {
  const { r: toR, g: toG, b: toB } = picture
  const { box, r, g, b, a, head } = person
  const { r: lightR, g: lightG, b: lightB } = light
  const [gainR, gainG, gainB] = ambientGains
  let j = row * box.widthPx
  let i = (box.top + row) * picture.widthPx + box.left
  let k = (box.top + row - aroundBox.top) * aroundBox.widthPx + box.left - aroundBox.left
  for (let x = 0; x < box.widthPx; x++, i++, j++, k++) {
    const alpha = a[j]
    if (alpha < 0.002) continue
    const around = outside[k] * wrap * (1 - (1 - wrapOnHead) * head[j])
    const rest = 1 - alpha
    const backR = lightR[x]
    const backG = lightG[x]
    const backB = lightB[x]
    // Screen blend in premultiplied form, then ambient light as a product.
    const red = r[j] + backR * around * (alpha - r[j])
    const green = g[j] + backG * around * (alpha - g[j])
    const blue = b[j] + backB * around * (alpha - b[j])
    toR[i] = toR[i] * rest + Math.min(alpha, red * (kept + backR * gainR))
    toG[i] = toG[i] * rest + Math.min(alpha, green * (kept + backG * gainG))
    toB[i] = toB[i] * rest + Math.min(alpha, blue * (kept + backB * gainB))
  }
}

/** Share of not-person in each pixel's surroundings; beyond the frame the person is taken to go on. */
function blurredOutside({ box, a }: PersonLayer, picture: Picture, sigmaPx: number): Surroundings {
  const frame = { left: 0, top: 0, widthPx: picture.widthPx, heightPx: picture.heightPx }
  const grown = growBox(box, 3 * sigmaPx, frame)
  const outside = new Float32Array(grown.widthPx * grown.heightPx).fill(1)
  const dx = box.left - grown.left
  const dy = box.top - grown.top
  for (let row = 0; row < box.heightPx; row++) {
    let i = (row + dy) * grown.widthPx + dx
    let j = row * box.widthPx
    for (const end = j + box.widthPx; j < end; j++, i++) outside[i] = 1 - a[j]
  }
  return { box: grown, outside: blurLarge(outside, grown.widthPx, grown.heightPx, sigmaPx, outside) }
}
