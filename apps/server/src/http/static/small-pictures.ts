import { join } from 'node:path'
import { smallPictureWidthsPx } from '@ever-after/contract'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { Refusal } from '../../domain/access/index.ts'

interface SmallPictures {
  app: FastifyInstance
  /** Pictures of styles by name, and of dresses in a folder of their own. */
  folder: string
  maxAgeSeconds: number
}

const quality = 72

/** Serves the catalogue's pictures in a few widths; each is drawn when first asked for and then kept in memory. */
export function serveSmallPictures({ app, folder, maxAgeSeconds }: SmallPictures): void {
  const drawn = new Map<string, Promise<Buffer>>()
  for (const parent of ['', 'dresses/'])
    for (const widthPx of smallPictureWidthsPx)
      app.get<{ Params: { name: string } }>(
        `/catalogue/${parent}:name/preview-${widthPx}.webp`,
        async ({ params: { name } }, reply) => {
          if (!/^[\w-]+$/.test(name)) throw new Refusal('not_found')
          const file = join(folder, parent, name, 'preview.webp')
          const picture = await keep(drawn, `${file} ${widthPx}`, () => draw(file, widthPx))
          return reply
            .type('image/webp')
            .header('cache-control', `public, max-age=${maxAgeSeconds}`)
            .header('cross-origin-resource-policy', 'cross-origin')
            .send(picture)
        },
      )
}

/** Only what exists is kept, so the map holds no more than the catalogue has. */
async function keep<T>(kept: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const made = kept.get(key) ?? make()
  kept.set(key, made)
  return made.catch(() => {
    kept.delete(key)
    throw new Refusal('not_found')
  })
}

function draw(file: string, widthPx: number): Promise<Buffer> {
  return sharp(file).resize({ width: widthPx, withoutEnlargement: true }).webp({ quality }).toBuffer()
}
