import type { applyStyleBody, applyStyleReply } from '@ever-after/contract'
import type { z } from 'zod'
import type { Services } from '../../infra/services.ts'
import { type Caller, Refusal } from '../access/index.ts'
import { resolveStyle } from '../catalogue/index.ts'
import { findUsablePhotos, refuseUnsuitable } from '../photos/index.ts'
import { acceptCreation, type Plan } from './accept-creation.ts'
import { choosePrompt } from './rules.ts'

type ApplyBody = z.output<typeof applyStyleBody>

export interface StyleRequest {
  body: ApplyBody
  idempotencyKey?: string
}

/** Accepts one wedding picture of a couple. */
export async function applyStyle(
  services: Services,
  caller: Caller,
  { body, idempotencyKey }: StyleRequest,
): Promise<z.output<typeof applyStyleReply>> {
  const id = await acceptCreation(services, caller, {
    endpoint: 'apply-style',
    body,
    idempotencyKey,
    sameWishMs: services.settings.sameWishMs,
    plan: () => planStyle(services, caller, body),
  })
  return { id, applicationId: id, status: 'pending' }
}

/** The client's prompts count for an operator only (decision A04). */
async function planStyle(services: Services, caller: Caller, body: ApplyBody): Promise<Plan> {
  const [photo1, photo2] = await findUsablePhotos(services, caller, [
    body.partner1PhotoId,
    body.partner2PhotoId,
  ])
  const { style, variation } = await resolveStyle(services, caller, body)
  const attires = [body.partner1Attire, body.partner2Attire] as const
  const sentPrompt =
    caller.kind === 'operator' && typeof body.stylePrompts === 'string' ? body.stylePrompts : undefined
  const prompt = sentPrompt ?? choosePrompt(variation.prompts, attires)
  const { recipe } = variation
  if (!recipe || !prompt) throw new Refusal('style_not_ready')
  await refuseUnsuitable(services, photo1, photo2)
  return {
    wish: {
      kind: 'style',
      styleId: style.id,
      styleName: style.styleName,
      displayName: style.displayName,
      variationName: variation.variationName,
      recipe,
      prompt,
      attires,
    },
    photo1Id: photo1.id,
    photo2Id: photo2.id,
  }
}
