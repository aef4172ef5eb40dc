import {
  type Attire,
  type applyStyleBody,
  type applyStyleReply,
  prompts,
  type StudioRecipe,
} from '@ever-after/contract'
import * as z from 'zod/mini'
import type { Services } from '../../infra/services.ts'
import { type Caller, Refusal } from '../access/index.ts'
import { chooseRecipe, resolveStyle } from '../catalogue/index.ts'
import { findSubscription } from '../membership/index.ts'
import { findUsablePhotos, refuseUnsuitable } from '../photos/index.ts'
import { acceptCreation, type Plan } from './accept-creation.ts'
import { choosePrompt } from './rules.ts'
import type { StyleWish } from './wish.ts'

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

async function planStyle(services: Services, caller: Caller, body: ApplyBody): Promise<Plan> {
  const [photo1, photo2] = await findUsablePhotos(services, caller, [
    body.partner1PhotoId,
    body.partner2PhotoId,
  ])
  const { category, wish } = await chooseWish(services, caller, body)
  await refuseLocked(services, caller, category)
  await refuseUnsuitable(services, [photo1, photo2])
  return { wish, photo1Id: photo1.id, photo2Id: photo2.id }
}

/** The client's prompts count for an operator only (decision A04); a style without a recipe is drawn by its words. */
export async function chooseWish(
  services: Pick<Services, 'database'>,
  caller: Caller,
  body: ApplyBody,
): Promise<{ category: string; wish: StyleWish }> {
  const { category, style, variation } = await resolveStyle(services, caller, body)
  const attires = [body.partner1Attire, body.partner2Attire] as const
  const sentPrompt = caller.kind === 'operator' ? promptIn(body.stylePrompts, attires) : undefined
  const prompt = sentPrompt ?? choosePrompt(variation.prompts, attires)
  if (!prompt) throw new Refusal('style_not_ready')
  const recipe = variation.recipe ?? chooseRecipe(prompt)
  if (!recipe) throw new Refusal('style_not_ready')
  const wearsCovering = coveringsOf(body, recipe)
  return {
    category,
    wish: {
      kind: 'style',
      styleId: style.id,
      styleName: style.styleName,
      displayName: style.displayName,
      variationName: variation.variationName,
      recipe,
      prompt,
      attires,
      ...(wearsCovering.includes(true) && { wearsCovering }),
      ...(body.taller && { taller: body.taller }),
      ...(body.stance && { stance: body.stance }),
    },
  }
}

/** Who chose the covering; refused where it could not be worn, so that nobody waits for a picture with it. */
function coveringsOf(body: ApplyBody, { covering }: StudioRecipe): readonly [boolean, boolean] {
  const {
    partner1Attire,
    partner2Attire,
    partner1WearsCovering = false,
    partner2WearsCovering = false,
  } = body
  const partners = [
    { path: 'partner1WearsCovering', attire: partner1Attire, isChosen: partner1WearsCovering },
    { path: 'partner2WearsCovering', attire: partner2Attire, isChosen: partner2WearsCovering },
  ]
  for (const { path, attire, isChosen } of partners) {
    if (!isChosen || (covering && attire === 'dress')) continue
    const words = covering ? 'A covering is worn with a dress.' : 'This style offers no covering.'
    throw new Refusal('bad_request', { words, details: [{ path, message: words }] })
  }
  return [partner1WearsCovering, partner2WearsCovering]
}

/** One prompt as it was sent, or the one that fits of a variation's. */
function promptIn(stylePrompts: unknown, attires: readonly [Attire, Attire]): string | undefined {
  if (typeof stylePrompts === 'string') return stylePrompts
  const sent = z.partial(prompts).safeParse(stylePrompts).data
  return sent && choosePrompt(sent, attires)
}

/** A collection that the operator set aside for Premium is there for subscribers (decision A58). */
async function refuseLocked(
  { database, clock, settings }: Pick<Services, 'database' | 'clock' | 'settings'>,
  caller: Caller,
  category: string,
): Promise<void> {
  if (caller.kind === 'operator' || !settings.premiumCollections.includes(category)) return
  const { deviceId } = caller
  if (!(await findSubscription(database.db, { deviceId, now: clock.now() })))
    throw new Refusal('premium_only')
}
