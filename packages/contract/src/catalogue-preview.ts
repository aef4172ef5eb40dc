import * as z from 'zod/mini'
import { deviceCatalogue } from './schemas/catalogue.ts'

/** From the console to the page: the catalogue to show; prompts and recipes in it are dropped. */
export const showCatalogueMessage = z.object({
  kind: z.literal('ever-after.show-catalogue'),
  catalogue: deviceCatalogue,
})
export type ShowCatalogueMessage = z.input<typeof showCatalogueMessage>

/** From the page to the console: it listens, or another category is open. */
export const cataloguePreviewMessage = z.union([
  z.object({ kind: z.literal('ever-after.preview-ready') }),
  z.object({ kind: z.literal('ever-after.preview-category'), category: z.string() }),
])
export type CataloguePreviewMessage = z.infer<typeof cataloguePreviewMessage>
