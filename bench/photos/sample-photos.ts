import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sampleFace, sampleFaceNames } from '../../packages/engine/src/testing/sample-faces.ts'
import { cutSamplePhotos } from '../../scripts/steps/cut-sample-photos.ts'

/** The couple behind "Use sample photos", 600 × 800 px each as the app's crop dialog sends them. */
export async function sampleCouple(): Promise<[Uint8Array, Uint8Array]> {
  const folder = await cutSamplePhotos()
  return Promise.all([readFile(join(folder, 'partner1.jpg')), readFile(join(folder, 'partner2.jpg'))])
}

/** Heads and shoulders of sixteen people, about 500 × 750 px, cut out of group photographs of an installed package. */
export function sampleFaces(): Promise<Uint8Array[]> {
  return Promise.all(sampleFaceNames.map(sampleFace))
}
