// @module-tag slow
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fillPolygon } from '../../pixels/fill-polygon.ts'
import { sampleFace } from '../../testing/sample-faces.ts'
import { understoodSample } from '../../testing/understood-sample.ts'
import { decodePhoto, faceOval, findFaces, landmark, pointOf } from '../../vision/index.ts'
import { grow } from '../cut/face-outline.ts'
import { pxPerCmOf } from '../face-scale.ts'
import { understandPhoto } from '../understand-photo.ts'

const blue = [52, 92, 140] as const

/** A portrait with a folded blue scarf painted around the face and over the throat. */
async function inPaintedScarf(): Promise<Uint8Array> {
  const { data, widthPx, heightPx } = await decodePhoto(await sampleFace('parting'), 2000)
  const [{ mesh }] = await findFaces({ data, widthPx, heightPx })
  const pxPerCm = pxPerCmOf(mesh)
  const [chinX, chinY] = pointOf(mesh, landmark.chin)
  const oval = faceOval.map((index) => pointOf(mesh, index))
  const chest = [
    [-6.5, -1],
    [6.5, -1],
    [13, 14],
    [-13, 14],
  ].map(([x, y]) => [chinX + x * pxPerCm, chinY + y * pxPerCm] as const)
  const fill = (points: readonly (readonly [number, number])[]) => fillPolygon(points, widthPx, heightPx)
  const around = fill(grow(oval, 3.4 * pxPerCm))
  const throat = fill(chest)
  const face = fill(grow(oval, -0.3 * pxPerCm))
  const painted = Buffer.from(data)
  for (let i = 0; i < face.length; i++) {
    const share = Math.max(around[i], throat[i]) * (1 - face[i])
    const acrossCm = ((i % widthPx) - chinX) / pxPerCm
    const downCm = (Math.floor(i / widthPx) - chinY) / pxPerCm
    const fold = 1 + 0.25 * Math.sin(acrossCm * 0.9 + downCm * 0.5) - 0.03 * Math.abs(acrossCm)
    for (const [c, level] of blue.entries()) painted[i * 3 + c] += (level * fold - painted[i * 3 + c]) * share
  }
  return sharp(painted, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .jpeg()
    .toBuffer()
}

test('a scarf around a face is found by the networks, kept whole and in its colour', async () => {
  const { hasHeadwear, isDraped, head, rgb, mesh, widthPx, pxPerCm, chin } = await understandPhoto({
    photo: await inPaintedScarf(),
  })
  const [, browsY] = pointOf(mesh, landmark.betweenBrows)
  const [topX, topY] = pointOf(mesh, landmark.foreheadTop)
  const [leftX] = pointOf(mesh, landmark.leftTemple)

  expect([hasHeadwear, isDraped]).toEqual([true, true])
  for (const [x, y] of [
    [topX, topY - 1.5 * pxPerCm],
    [leftX - 1.5 * pxPerCm, browsY + 3 * pxPerCm],
    [chin[0], chin[1] + 4 * pxPerCm],
    [chin[0], chin[1] + 8 * pxPerCm],
  ]) {
    const i = Math.round(y) * widthPx + Math.round(x)
    expect(head[i]).toBeGreaterThan(250)
    expect(rgb[i * 3 + 2]).toBeGreaterThan(1.5 * rgb[i * 3])
  }
})

test('the same portrait without the scarf wears none', async () => {
  const { hasHeadwear, isDraped } = await understoodSample('parting')
  expect([hasHeadwear, isDraped]).toEqual([false, false])
})
