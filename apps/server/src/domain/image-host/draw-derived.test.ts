import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createLightEngine, portraitColour } from '../../testing/light-engine.ts'
import { drawDerived } from './draw-derived.ts'
import type { Transformation } from './parse-delivery.ts'

const engine = createLightEngine()

async function draw(transformation: Transformation, format: 'jpg' | 'webp' | 'png' = 'jpg') {
  const source = await sharp({ create: { width: 400, height: 300, channels: 3, background: portraitColour } })
    .jpeg()
    .toBuffer()
  const bytes = await drawDerived({ engine }, { source, transformation, format })
  const { width, height, format: drawn } = await sharp(bytes).metadata()
  return { bytes, shape: [width, height, drawn] }
}

test.for([
  [{ crop: 'fill', widthPx: 100, heightPx: 200 }, [100, 200, 'jpeg']],
  [{ crop: 'fill', gravity: 'face', widthPx: 200, heightPx: 50 }, [200, 50, 'jpeg']],
  [{ crop: 'fill', gravity: 'auto', widthPx: 200 }, [200, 150, 'jpeg']],
  [{ crop: 'fit', heightPx: 600 }, [800, 600, 'jpeg']],
  [{ crop: 'limit', heightPx: 600 }, [400, 300, 'jpeg']],
  [{}, [400, 300, 'jpeg']],
] as [Transformation, unknown[]][])('%j is drawn as %j', async ([transformation, shape]) => {
  expect((await draw(transformation)).shape).toEqual(shape)
})

test('the format is the wanted one, and a lower quality is a smaller file', async () => {
  expect((await draw({}, 'webp')).shape).toEqual([400, 300, 'webp'])
  expect((await draw({}, 'png')).shape).toEqual([400, 300, 'png'])
  const [low, high] = [await draw({ quality: 10 }), await draw({ quality: 95 })]
  expect(low.bytes.byteLength).toBeLessThan(high.bytes.byteLength)
})
