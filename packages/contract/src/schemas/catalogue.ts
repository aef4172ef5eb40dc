import { z } from 'zod'

export const attireType = z.enum(['bride-groom', 'bride-bride', 'groom-groom'])

/** One prompt; the original may carry `detailed_scene` instead of `structured_technical` (specification section 3). */
export const prompt = z.object({
  attire_type: attireType,
  structured_technical: z.string().optional(),
  detailed_scene: z.string().optional(),
})

export const prompts = z.object({ original: prompt, 'bride-bride': prompt, 'groom-groom': prompt })

/** How the studio engine draws a variation: names from packages/art and a finish. */
export const studioRecipe = z.object({
  scene: z.string(),
  finish: z.enum(['film', 'soft', 'bw', 'watercolour', 'oil']),
  dress: z.string(),
  suit: z.string(),
  /** Second attire of the kind, so that two brides or two grooms are not dressed alike. */
  otherDress: z.string(),
  otherSuit: z.string(),
  veil: z.boolean(),
  /** Accessory that covers the hair and neck of who wears a dress. */
  covering: z.string().optional(),
})
export type StudioRecipe = z.infer<typeof studioRecipe>

export const variation = z.object({
  variationName: z.string().min(1),
  iconPath: z.string(),
  previewPath: z.string(),
})

export const style = z.object({
  id: z.string(),
  styleName: z.string().min(1),
  displayName: z.string().min(1),
  order: z.number().optional(),
  isPopular: z.boolean(),
  subcategory: z.string().nullish(),
  variations: z.array(variation),
})
export type Style = z.infer<typeof style>
export type Variation = z.infer<typeof variation>

const catalogueOf = <T extends z.ZodType>(of: T) =>
  z.object({
    styles: z.record(z.string(), z.array(of)),
    categoryOrder: z.array(z.string()),
    version: z.string(),
  })

/** What a device gets: no prompts, no recipes (decision A04). */
export const deviceCatalogue = catalogueOf(style)
export type DeviceCatalogue = z.infer<typeof deviceCatalogue>

const operatorVariation = variation.extend({ prompts, recipe: studioRecipe.optional() })
export const operatorStyle = style.extend({ variations: z.array(operatorVariation) })
export type OperatorStyle = z.infer<typeof operatorStyle>

/** The stored live document; an operator gets it whole. */
export const operatorCatalogue = catalogueOf(operatorStyle)
export type OperatorCatalogue = z.infer<typeof operatorCatalogue>
