import { readFile } from 'node:fs/promises'
import { type OperatorCatalogue, operatorCatalogue } from '@ever-after/contract'
import { studioStyles } from '@ever-after/engine'
import * as z from 'zod/mini'
import type { Services } from '../../infra/services.ts'
import { fillShelf, shelves } from '../releases/index.ts'
import { toContent } from './content.ts'

const seedFolder = new URL('./seed/', import.meta.url)

const outline = z.omit(operatorCatalogue, { styles: true })

/** Stores the shipped catalogue as the live one when there is none yet; answers whether it did. */
export function seedCatalogue(services: Pick<Services, 'database' | 'clock' | 'random'>): Promise<boolean> {
  return fillShelf(services, shelves.live, {
    async ship() {
      const shipped = withRecipes(await readShipped())
      return { content: toContent(shipped), version: shipped.version }
    },
    adopt: (document) => toContent(operatorCatalogue.parse({ ...document, version: '' })),
  })
}

/** One file for the order and the version, and one for the styles of each category. */
async function readShipped(): Promise<OperatorCatalogue> {
  const document = outline.parse(await readSeed('catalogue'))
  const styles = await Promise.all(
    document.categoryOrder.map(async (name) => [
      name,
      await readSeed(name.toLowerCase().replaceAll(' ', '-')),
    ]),
  )
  return operatorCatalogue.parse({ ...document, styles: Object.fromEntries(styles) })
}

async function readSeed(name: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(`${name}.json`, seedFolder), 'utf8'))
}

/** The studio's recipes are kept with the art; each goes to the style's first variation. */
function withRecipes(catalogue: OperatorCatalogue): OperatorCatalogue {
  const recipes = new Map(studioStyles().map(({ id, recipe }) => [id, recipe]))
  const styles = Object.entries(catalogue.styles).map(([category, list]) => [
    category,
    list.map(({ variations: [first, ...others], ...style }) => ({
      ...style,
      variations: [{ ...first, recipe: first.recipe ?? recipes.get(style.id) }, ...others],
    })),
  ])
  return { ...catalogue, styles: Object.fromEntries(styles) }
}
