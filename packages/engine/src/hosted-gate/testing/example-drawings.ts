import sharp from 'sharp'
import { type SampleFaceName, sampleFace } from '../../testing/sample-faces.ts'

export interface ExampleDrawing {
  /** From the left to the right. */
  people: readonly SampleFaceName[]
  widthPx?: number
  heightPx?: number
  /** Height of each portrait; a large one is a close-up. */
  personHeightPx?: number
  /** Linear-light gains by which the whole picture is lit otherwise. */
  gains?: readonly [number, number, number]
}

/** A picture as a model might have drawn it: people beside each other on a plain ground. JPEG bytes. */
export async function exampleDrawing({
  people,
  widthPx = 1200,
  heightPx = 1600,
  personHeightPx = 760,
  gains = [1, 1, 1],
}: ExampleDrawing): Promise<Uint8Array> {
  const portraits = await Promise.all(
    people.map(async (name) =>
      sharp(await sampleFace(name))
        .resize({ height: personHeightPx })
        .toBuffer(),
    ),
  )
  const columnPx = widthPx / people.length
  const layers = await Promise.all(
    portraits.map(async (input, index) => {
      const { width = 0 } = await sharp(input).metadata()
      const left = Math.round(columnPx * (index + 0.5) - width / 2)
      return { input, left: Math.max(0, left), top: Math.round(heightPx * 0.15) }
    }),
  )
  const ground = { width: widthPx, height: heightPx, channels: 3, background: '#8a9078' } as const
  const drawn = await sharp({ create: ground }).composite(layers).png({ compressionLevel: 0 }).toBuffer()
  return sharp(drawn)
    .gamma()
    .linear([...gains], [0, 0, 0])
    .jpeg({ quality: 93 })
    .toBuffer()
}
