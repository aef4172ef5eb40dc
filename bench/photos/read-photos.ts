import { readdir, readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { limits } from '@ever-after/contract'
import sharp from 'sharp'

export interface Photo {
  /** File name without extension; a hard one adds what was done to it. */
  name: string
  bytes: Uint8Array
}

/** Every JPEG, PNG and WebP picture of a folder, upright and no larger than an upload is stored, in order of names. */
export async function readPhotos(folder: string): Promise<Photo[]> {
  const names = (await readdir(folder)).filter((name) => /\.(jpe?g|png|webp)$/i.test(name)).sort()
  return Promise.all(
    names.map(async (file) => ({
      name: parse(file).name,
      bytes: await asStored(await readFile(join(folder, file))),
    })),
  )
}

function asStored(bytes: Uint8Array): Promise<Uint8Array> {
  const { photoMaxSidePx } = limits
  return sharp(bytes)
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize(photoMaxSidePx, photoMaxSidePx, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer()
}
