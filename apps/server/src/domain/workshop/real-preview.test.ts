import { generatePreview } from '@ever-after/contract'
import { createEnginePool } from '@ever-after/engine'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'

const styles = process.env.FULL ? ['Rose Arch', 'Jasmine and Gold'] : ['Jasmine and Gold']

let server: TestServer
let operator: TestDevice
beforeAll(async () => {
  server = await startTestServer({
    engine: createEnginePool({ size: 1 }),
    settings: { stylePreviewWidthPx: 600 },
  })
  operator = await server.operator()
})
afterAll(() => server.close())

test.for(styles)(
  'the engine draws a preview of %s, marked as made with AI',
  {
    tags: ['slow'],
  },
  async (styleName) => {
    const { imageUrl, engine } = await operator.call(generatePreview, {
      body: { styleName, prompt: 'A bride and a groom in a rose garden' },
    })
    const picture = sharp(await (await server.fetch(imageUrl)).arrayBuffer())
    const [{ width, height, xmp }, { entropy }] = await Promise.all([picture.metadata(), picture.stats()])
    expect([engine, width, height]).toEqual(['studio', 600, 800])
    expect(xmp?.toString()).toContain('compositeSynthetic')
    expect(entropy).toBeGreaterThan(4)
  },
)
