import { mkdir, rename, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { type SampleFaceName, sampleFace } from '../../packages/engine/src/testing/sample-faces.ts'

const size = { width: 1280, height: 720 }
const frames = 30

/** A short film of one still face for Chromium's fake camera; answers its path. Photographs are cut at test time only. */
export async function makeFaceVideo(name: SampleFaceName = 'smile'): Promise<string> {
  const folder = fileURLToPath(new URL('../../.cache/camera/', import.meta.url))
  await mkdir(folder, { recursive: true })
  const path = `${folder}${name}.mjpeg`
  const frame = await drawFrame(await sampleFace(name))
  // Another worker's browser may be opening it right now.
  const own = `${path}.${process.pid}`
  await writeFile(own, Buffer.concat(Array.from({ length: frames }, () => frame)))
  await rename(own, path)
  return path
}

/** The face stands in the middle, as a person before a wide camera, on a blurred copy of itself. */
async function drawFrame(face: Uint8Array): Promise<Buffer> {
  const person = await sharp(face)
    .resize({ width: 540, height: size.height, fit: 'cover', position: 'top' })
    .toBuffer()
  return sharp(face)
    .resize({ ...size, fit: 'cover' })
    .blur(40)
    .composite([{ input: person, gravity: 'centre' }])
    .jpeg({ quality: 90, chromaSubsampling: '4:2:0' })
    .toBuffer()
}
