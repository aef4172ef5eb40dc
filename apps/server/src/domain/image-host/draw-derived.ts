import type { EnginePool, PhotoBox } from '@ever-after/engine'
import sharp, { type Sharp } from 'sharp'
import type { Transformation } from './parse-delivery.ts'
import { type CropBox, placeCrop, placeUpperCrop } from './place-crop.ts'

export type OutputFormat = 'jpg' | 'webp' | 'png'

export interface Drawing {
  source: Uint8Array
  transformation: Transformation
  format: OutputFormat
}

const defaultQuality = 82

/** Makes one derived picture, with the source's mark of having been made with AI; a crop by gravity is placed around the faces that the engine finds. */
export async function drawDerived(
  { engine }: { engine: Pick<EnginePool, 'findFaces'> },
  { source, transformation, format }: Drawing,
): Promise<Buffer> {
  const { quality = defaultQuality } = transformation
  const picture = (await resize(engine, source, transformation)).keepXmp()
  switch (format) {
    case 'jpg':
      return picture.jpeg({ quality }).toBuffer()
    case 'webp':
      return picture.webp({ quality }).toBuffer()
    case 'png':
      return picture.png().toBuffer()
  }
}

async function resize(
  engine: Pick<EnginePool, 'findFaces'>,
  source: Uint8Array,
  { crop, gravity, widthPx, heightPx }: Transformation,
): Promise<Sharp> {
  const picture = sharp(source)
  const size = { width: widthPx, height: heightPx }
  switch (crop) {
    case undefined:
      return picture
    case 'limit':
      return picture.resize({ ...size, fit: 'inside', withoutEnlargement: true })
    case 'fit':
      return picture.resize({ ...size, fit: 'inside' })
    case 'fill': {
      const box =
        gravity &&
        widthPx &&
        heightPx &&
        (await findBox(engine, source, { gravity, aspect: widthPx / heightPx }))
      return (box ? picture.extract(box) : picture).resize({ ...size, fit: 'cover', position: 'centre' })
    }
  }
}

async function findBox(
  engine: Pick<EnginePool, 'findFaces'>,
  source: Uint8Array,
  { gravity, aspect }: { gravity: 'auto' | 'face'; aspect: number },
): Promise<CropBox | undefined> {
  const faces: PhotoBox[] = await engine.findFaces(source)
  const { width, height } = await sharp(source).metadata()
  const picture = { widthPx: width, heightPx: height, aspect }
  return placeCrop({ faces, ...picture }) ?? (gravity === 'auto' ? placeUpperCrop(picture) : undefined)
}
