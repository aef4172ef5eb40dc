import type { applyStyleBody } from '@ever-after/contract'
import type { z } from 'zod'
import type { Services } from '../../infra/services.ts'
import { type Caller, Refusal } from '../access/index.ts'
import { resolveStyle } from '../catalogue/index.ts'
import { findPhotos } from '../photos/index.ts'
import { choosePrompt } from './rules.ts'

export type ApplyBody = z.output<typeof applyStyleBody>

export type Plan = Awaited<ReturnType<typeof planCreation>>

/** Everything a creation needs from the server's own records; the client's prompts count for an operator only. */
export async function planCreation(
  services: Pick<Services, 'database' | 'clock' | 'settings'>,
  caller: Caller,
  body: ApplyBody,
) {
  if (caller.kind === 'device' && caller.isBrowser && !services.settings.browsersMayCreate)
    throw new Refusal('forbidden')
  const photos = await findPhotos(services, caller, [body.partner1PhotoId, body.partner2PhotoId])
  const now = services.clock.now()
  if (photos.some(({ deleted_at, expires_at }) => deleted_at || expires_at <= now))
    throw new Refusal('photo_expired')

  const { style, variation } = await resolveStyle(services, caller, body)
  const attires = [body.partner1Attire, body.partner2Attire] as const
  const sentPrompt =
    caller.kind === 'operator' && typeof body.stylePrompts === 'string' ? body.stylePrompts : undefined
  const prompt = sentPrompt ?? choosePrompt(variation.prompts, attires)
  if (!variation.recipe || !prompt) throw new Refusal('style_not_ready')

  return {
    style_id: style.id,
    style_name: style.styleName,
    display_name: style.displayName,
    variation_name: variation.variationName,
    recipe: JSON.stringify(variation.recipe),
    prompt,
    photo1_id: photos[0].id,
    photo2_id: photos[1].id,
    attire1: attires[0],
    attire2: attires[1],
  }
}
