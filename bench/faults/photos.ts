import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { uploadCouplePhotos } from '@ever-after/contract'
import sharp from 'sharp'
import type { CouplePhotos } from '../../apps/server/src/testing/make-photos.ts'
import type { TestDevice } from '../../apps/server/src/testing/start-server.ts'
import { sampleFace } from '../../packages/engine/src/testing/sample-faces.ts'
import { cutSamplePhotos } from '../../scripts/steps/cut-sample-photos.ts'

/** Uploads the two sample portraits. */
export async function uploadSamples({ call }: Pick<TestDevice, 'call'>): Promise<CouplePhotos> {
  const folder = await cutSamplePhotos()
  const [partner1, partner2] = await Promise.all(
    ['partner1.jpg', 'partner2.jpg'].map(
      async (name) => new File([await readFile(join(folder, name))], name, { type: 'image/jpeg' }),
    ),
  )
  const reply = await call(uploadCouplePhotos, {
    multipart: {
      files: { partner1, partner2 },
      fields: { partner1Attire: 'dress', partner2Attire: 'suit' },
    },
  })
  return { partner1PhotoId: reply.partner1.photo.id, partner2PhotoId: reply.partner2.photo.id }
}

interface Size {
  widthPx: number
  heightPx: number
}

const drawn = new Map<string, Promise<Uint8Array>>()

/** Two people whom nobody asked for, side by side; drawn once, so that nobody waits for them. */
export function drawStrangers(size: Size): Promise<Uint8Array> {
  const key = `${size.widthPx}x${size.heightPx}`
  const picture = drawn.get(key) ?? drawPair(size)
  drawn.set(key, picture)
  return picture
}

async function drawPair({ widthPx, heightPx }: Size): Promise<Uint8Array> {
  const half = Math.floor(widthPx / 2)
  const people = await Promise.all(
    (['earrings', 'redhead'] as const).map(async (name, index) => ({
      input: await sharp(await sampleFace(name))
        .resize(half, heightPx, { fit: 'cover' })
        .toBuffer(),
      left: index * half,
      top: 0,
    })),
  )
  const width = half * 2
  return sharp({ create: { width, height: heightPx, channels: 3, background: '#ccbbaa' } })
    .composite(people)
    .png()
    .toBuffer()
}
