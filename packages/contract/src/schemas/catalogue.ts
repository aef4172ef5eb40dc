import * as z from 'zod/mini'

export const attireType = z.enum(['bride-groom', 'bride-bride', 'groom-groom'])

/** One prompt; the original may carry `detailed_scene` instead of `structured_technical` (specification section 3). */
export const prompt = z.object({
  attire_type: attireType,
  structured_technical: z.optional(z.string()),
  detailed_scene: z.optional(z.string()),
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
  /** Accessory that may cover the hair and neck of who wears a dress; worn only by who chooses it. */
  covering: z.optional(z.string()),
  /** Poses for two that fit, by name; the studio's usual ones when absent. */
  poses: z.optional(z.array(z.string())),
})
export type StudioRecipe = z.infer<typeof studioRecipe>

export const variation = z.object({
  variationName: z.string().check(z.minLength(1)),
  iconPath: z.string(),
  previewPath: z.string(),
})

export const style = z.object({
  id: z.string(),
  styleName: z.string().check(z.minLength(1)),
  displayName: z.string().check(z.minLength(1)),
  order: z.optional(z.number()),
  isPopular: z.boolean(),
  subcategory: z.nullish(z.string()),
  variations: z.array(
    z.extend(variation, {
      /** Whether who wears a dress may choose a covering for hair and neck; said by the server and never stored. */
      offersCovering: z.optional(z.boolean()),
      /** Words to look for it by, beside its names; said by the server and never stored. */
      keywords: z.optional(z.array(z.string())),
    }),
  ),
})
export type Style = z.infer<typeof style>
export type Variation = z.infer<typeof variation>

const catalogueOf = <T extends z.core.$ZodType>(of: T) =>
  z.object({
    styles: z.record(z.string(), z.array(of)),
    categoryOrder: z.array(z.string()),
    version: z.string(),
  })

/** What a device gets: no prompts, no recipes (decision A04). */
export const deviceCatalogue = catalogueOf(style)
export type DeviceCatalogue = z.infer<typeof deviceCatalogue>

export const operatorVariation = z.extend(variation, { prompts, recipe: z.optional(studioRecipe) })
export const operatorStyle = z.extend(style, { variations: z.array(operatorVariation) })
export type OperatorStyle = z.infer<typeof operatorStyle>

/** The stored live document; an operator gets it whole. */
export const operatorCatalogue = catalogueOf(operatorStyle)
export type OperatorCatalogue = z.infer<typeof operatorCatalogue>
