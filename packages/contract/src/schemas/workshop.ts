import * as z from 'zod/mini'
import { attire } from './attire.ts'
import { prompts } from './catalogue.ts'
import { photo } from './photo.ts'

/** POST /wedding-styles/generate-preview: a new preview picture of a style, by an operator (decision A06). */
export const generatePreviewBody = z.object({
  styleName: z.string().check(z.minLength(1), z.maxLength(200)),
  prompt: z.string().check(z.minLength(1), z.maxLength(8000)),
  /** Where the style's recipe is looked up; the live catalogue when it is not said. */
  catalogue: z.optional(z.enum(['live', 'draft'])),
})
export const generatePreviewReply = z.object({
  imageUrl: z.string(),
  /** Which engine drew it, such as `studio`. */
  engine: z.string(),
  durationMs: z.int().check(z.nonnegative()),
  costUsd: z.number().check(z.nonnegative()),
})
export type GeneratedPreview = z.infer<typeof generatePreviewReply>

/** POST /ai/generate-variations: the prompts of all three pairings from one. */
export const generateVariationsBody = z.object({
  basePrompt: z.string().check(z.trim(), z.minLength(1), z.maxLength(8000)),
})
export const generateVariationsReply = z.extend(prompts, {
  /** `model` where a text model is configured, else `rules`, which only exchange the words for people and attire. */
  writtenBy: z.enum(['model', 'rules']),
})
export type GeneratedVariations = z.infer<typeof generateVariationsReply>

/** Two photos that the operator keeps for test runs. */
export const testPanel = z.object({
  id: z.uuid(),
  name: z.string(),
  partner1: z.object({ photo, attire }),
  partner2: z.object({ photo, attire }),
  createdAt: z.iso.datetime(),
})
export type TestPanel = z.infer<typeof testPanel>

export const testPanelsReply = z.object({ panels: z.array(testPanel) })

export const keepTestPanelBody = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  partner1PhotoId: z.uuid(),
  partner2PhotoId: z.uuid(),
  partner1Attire: attire,
  partner2Attire: attire,
})
