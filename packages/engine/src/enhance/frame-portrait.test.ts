import { expect, test } from 'vitest'
import { syntheticMesh } from '../testing/synthetic-head.ts'
import { eyesOf } from '../understand/crop/fit-frame.ts'
import { pxPerCmOf } from '../understand/face-scale.ts'
import { framePortrait } from './frame-portrait.ts'

interface Seen {
  photoCm: number
  topCm: number
  bottomCm: number
  leansRad?: number
}

/** The frame that a photo gets around eyes in the middle of its width. */
function framed({ photoCm, topCm, bottomCm, leansRad = 0 }: Seen) {
  const mesh = syntheticMesh()
  const pxPerCm = pxPerCmOf(mesh)
  const [eyesX, eyesY] = eyesOf(mesh)
  const [cos, sin] = [Math.cos(leansRad), Math.sin(leansRad)]
  for (let i = 0; i < mesh.length; i += 3) {
    const [x, y] = [mesh[i] - eyesX, mesh[i + 1] - eyesY]
    mesh[i] = x * cos - y * sin + (photoCm / 2) * pxPerCm
    mesh[i + 1] = x * sin + y * cos + topCm * pxPerCm
  }
  const photo = {
    widthPx: Math.round(photoCm * pxPerCm),
    heightPx: Math.round((topCm + bottomCm) * pxPerCm),
    data: new Uint8Array(0),
  }
  return framePortrait(photo, mesh)
}

test('a frame is 3:4, and no crown that the photo shows is cut while head and neck fit', () => {
  for (const photoCm of [23, 26, 30, 44, 70]) {
    const { reach, pxPerCm } = framed({ photoCm, topCm: 16, bottomCm: 40 })

    expect(((reach.upCm + reach.downCm) * pxPerCm) / (2 * reach.sideCm * pxPerCm)).toBeCloseTo(4 / 3)
    expect(reach.upCm).toBeGreaterThan(15.9)
  }
})

test('a head that leans is levelled where there is room', () => {
  expect(framed({ photoCm: 90, topCm: 40, bottomCm: 60, leansRad: 0.2 }).angleRad).toBeCloseTo(0.2)
})

test('a head that leans stays as it is where levelling would cost the crown', () => {
  for (const leansRad of [-0.35, -0.2, 0.2, 0.35]) {
    const upright = framed({ photoCm: 30, topCm: 14, bottomCm: 40 })
    const leaning = framed({ photoCm: 30, topCm: 14, bottomCm: 40, leansRad })

    expect(leaning.reach.upCm).toBeGreaterThan(Math.min(13.8, upright.reach.upCm - 0.2))
  }
})
