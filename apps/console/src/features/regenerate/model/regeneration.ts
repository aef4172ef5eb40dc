import type { GeneratedPreview, OperatorStyle } from '@ever-after/contract'
import * as z from 'zod/mini'
import { readPrompt } from './read-prompt.ts'

const item = z.object({
  styleId: z.string(),
  styleName: z.string(),
  displayName: z.string(),
  /** The preview picture as it is now; empty where there is none. */
  originalPreview: z.string(),
  prompt: z.string(),
  /** The same request under the same key is drawn once. */
  key: z.string(),
  status: z.enum(['waiting', 'generating', 'completed', 'failed']),
  error: z.string(),
  approved: z.boolean(),
  newPreviewUrl: z.nullable(z.string()),
  durationMs: z.number(),
  costUsd: z.number(),
})
/** As the specification names it. */
export type PreviewItem = z.infer<typeof item>

export const regenerationSchema = z.object({
  catalogue: z.enum(['live', 'draft']),
  state: z.enum(['ready', 'generating', 'review']),
  items: z.array(item),
})
export type Regeneration = z.infer<typeof regenerationSchema>

interface Beginning {
  catalogue: Regeneration['catalogue']
  styles: readonly OperatorStyle[]
  newKey: () => string
}

/** A regeneration of these styles before it is started; what is missing in one is said in advance. */
export function beginRegeneration({ catalogue, styles, newKey }: Beginning): Regeneration {
  const items = styles.map((style) => {
    const { prompt, problem } = readPrompt(style)
    return {
      styleId: style.id,
      styleName: style.styleName,
      displayName: style.displayName,
      originalPreview: style.variations.at(0)?.previewPath ?? '',
      prompt,
      key: newKey(),
      status: problem ? ('failed' as const) : ('waiting' as const),
      error: problem ?? '',
      approved: false,
      newPreviewUrl: null,
      durationMs: 0,
      costUsd: 0,
    }
  })
  return { catalogue, state: 'ready', items }
}

/** Every item that can be drawn is being drawn at once. */
export function startAll(regeneration: Regeneration): Regeneration {
  return settle({
    ...regeneration,
    state: 'generating',
    items: regeneration.items.map((one) =>
      one.status === 'waiting' ? { ...one, status: 'generating' } : one,
    ),
  })
}

/** The failed items that have a prompt are drawn again, each as a new request. */
export function startFailed(regeneration: Regeneration, newKey: () => string): Regeneration {
  return settle({
    ...regeneration,
    state: 'generating',
    items: regeneration.items.map((one) =>
      canRetry(one) ? { ...one, status: 'generating', error: '', key: newKey() } : one,
    ),
  })
}

export function canRetry({ status, prompt }: PreviewItem): boolean {
  return status === 'failed' && prompt !== ''
}

/** A drawn picture is approved by itself. */
export function complete(regeneration: Regeneration, key: string, drawn: GeneratedPreview): Regeneration {
  const { imageUrl, durationMs, costUsd } = drawn
  return change(regeneration, key, {
    status: 'completed',
    approved: true,
    newPreviewUrl: imageUrl,
    durationMs,
    costUsd,
  })
}

export function fail(regeneration: Regeneration, key: string, error: string): Regeneration {
  return change(regeneration, key, { status: 'failed', error })
}

export function approve(regeneration: Regeneration, key: string, approved: boolean): Regeneration {
  return change(regeneration, key, { approved })
}

export function approveAll(regeneration: Regeneration, approved: boolean): Regeneration {
  const items = regeneration.items.map((one) => (one.newPreviewUrl ? { ...one, approved } : one))
  return { ...regeneration, items }
}

/** The new preview picture of every approved style, by its id. */
export function approvedPreviews({ items }: Regeneration): Record<string, string> {
  return Object.fromEntries(
    items.flatMap(({ styleId, approved, newPreviewUrl }) =>
      approved && newPreviewUrl ? [[styleId, newPreviewUrl]] : [],
    ),
  )
}

function change(regeneration: Regeneration, key: string, changes: Partial<PreviewItem>): Regeneration {
  const items = regeneration.items.map((one) => (one.key === key ? { ...one, ...changes } : one))
  return settle({ ...regeneration, items })
}

/** Once nothing is being drawn any more, what was drawn is looked at. */
function settle(regeneration: Regeneration): Regeneration {
  const isBusy = regeneration.items.some(({ status }) => status === 'generating')
  return regeneration.state === 'generating' && !isBusy ? { ...regeneration, state: 'review' } : regeneration
}
