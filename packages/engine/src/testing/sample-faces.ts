import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { findPackage } from '../vision/find-package.ts'

/** Heads and shoulders of one person each, px of the photographs that the face-api package ships. */
const crops = {
  ribbon: { sample: 1, left: 251, top: 211, width: 519, height: 655 },
  downcast: { sample: 1, left: 665, top: 261, width: 534, height: 672 },
  redhead: { sample: 1, left: 1291, top: 15, width: 575, height: 724 },
  choker: { sample: 2, left: 1285, top: 5, width: 521, height: 657 },
  curls: { sample: 3, left: 390, top: 142, width: 621, height: 783 },
  updo: { sample: 3, left: 857, top: 15, width: 617, height: 835 },
  smile: { sample: 3, left: 1366, top: 117, width: 525, height: 771 },
  waves: { sample: 4, left: 61, top: 39, width: 537, height: 677 },
  layers: { sample: 4, left: 481, top: 0, width: 502, height: 586 },
  blonde: { sample: 4, left: 1238, top: 0, width: 396, height: 666 },
  shade: { sample: 5, left: 136, top: 666, width: 445, height: 732 },
  brown: { sample: 5, left: 1297, top: 206, width: 526, height: 782 },
  parting: { sample: 6, left: 49, top: 306, width: 580, height: 774 },
  straight: { sample: 6, left: 561, top: 154, width: 526, height: 788 },
  ombre: { sample: 6, left: 945, top: 113, width: 530, height: 849 },
  earrings: { sample: 6, left: 1436, top: 68, width: 484, height: 835 },
} as const

export type SampleFaceName = keyof typeof crops

export const sampleFaceNames: readonly SampleFaceName[] = [
  'ribbon',
  'downcast',
  'redhead',
  'choker',
  'curls',
  'updo',
  'smile',
  'waves',
  'layers',
  'blonde',
  'shade',
  'brown',
  'parting',
  'straight',
  'ombre',
  'earrings',
]

/** JPEG bytes of a portrait of one person; cut at call time, since photographs are not kept in this repository. */
export function sampleFace(name: SampleFaceName): Promise<Uint8Array> {
  const bytes = cutFaces.get(name) ?? cutFace(name)
  cutFaces.set(name, bytes)
  return bytes
}

const cutFaces = new Map<SampleFaceName, Promise<Uint8Array>>()

async function cutFace(name: SampleFaceName): Promise<Uint8Array> {
  const { sample, ...area } = crops[name]
  return sharp(await sampleGroup(sample))
    .extract(area)
    .jpeg({ quality: 92 })
    .toBuffer()
}

/** JPEG bytes of a photograph of three to five people. */
export function sampleGroup(number: 1 | 2 | 3 | 4 | 5 | 6): Promise<Uint8Array> {
  return readFile(join(findPackage('@vladmandic/face-api'), 'demo', `sample${number}.jpg`))
}
