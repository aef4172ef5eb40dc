import { type DeviceCatalogue, style } from '@ever-after/contract'
import * as z from 'zod/mini'

/** A catalogue of which nothing is known yet but where its styles stand. */
export const sentCatalogue = z.object({
  styles: z.record(z.string(), z.unknown()),
  categoryOrder: z.unknown(),
  version: z.string(),
})

/** The catalogue without the categories that are no lists and the styles that cannot be shown. */
export function tolerate({ styles, categoryOrder, version }: z.infer<typeof sentCatalogue>): DeviceCatalogue {
  const lists = Object.entries(styles).flatMap(([category, list]) =>
    Array.isArray(list) ? [[category, list.flatMap(readStyle)] as const] : [],
  )
  const names = Array.isArray(categoryOrder) ? categoryOrder : []
  return {
    styles: Object.fromEntries(lists),
    categoryOrder: names.filter((name) => typeof name === 'string'),
    version,
  }
}

function readStyle(raw: unknown): DeviceCatalogue['styles'][string] {
  const parsed = style.safeParse(raw)
  return parsed.success ? [parsed.data] : []
}
