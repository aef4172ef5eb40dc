import { readFile } from 'node:fs/promises'
import { dressRecipe, type OperatorDress, operatorDress } from '@ever-after/contract'
import { z } from 'zod'
import type { Services } from '../../infra/services.ts'
import { fillShelf, shelves } from '../releases/index.ts'
import { toContent } from './content.ts'

const seedFile = new URL('./seed/dresses.json', import.meta.url)

const seed = z.object({
  version: z.iso.datetime(),
  dresses: z.array(
    z.object({ id: z.string(), name: z.string(), description: z.string(), recipe: dressRecipe }),
  ),
})

const stored = z.object({ dresses: z.array(operatorDress) })

/** Stores the shipped dresses when there are none yet; answers whether it did. */
export function seedDresses(
  services: Pick<Services, 'database' | 'clock' | 'random'>,
  file: URL = seedFile,
): Promise<boolean> {
  return fillShelf(services, shelves.dresses, {
    async ship() {
      const { version, dresses } = seed.parse(JSON.parse(await readFile(file, 'utf8')))
      return { content: toContent(dresses.map(withPictures)), version }
    },
    adopt: (document) => toContent(stored.parse(document).dresses),
  })
}

/** A shipped dress has its pictures under its id. */
function withPictures(dress: Pick<OperatorDress, 'id' | 'name' | 'description' | 'recipe'>): OperatorDress {
  const folder = `/catalogue/dresses/${dress.id}`
  const previewPath = `${folder}/preview.webp`
  return { ...dress, dressUrl: previewPath, previewPath, iconPath: `${folder}/icon.webp` }
}
