import sharp from 'sharp'
import { createHostedModel, type PriceTable } from '../providers/hosted/index.ts'
import type { DrawRequest, HostedKind, HostedModel, Reference } from '../spec/hosted.ts'
import {
  type Asked,
  drawFlatPicture,
  type FakeOpening,
  type FakeProvider,
  startFakeProvider,
} from '../testing/hosted/index.ts'
import type { HostedSubject } from './hosted-subjects.ts'

export interface HostedWorld {
  fake: FakeProvider
  model: HostedModel
  /** A request as the chain makes it: 1200×1600, and two pictures where the kind has them. */
  requestOf(kind: HostedKind): Promise<DrawRequest>
}

export const prompt = 'Two people on their wedding day in a garden.'
export const seed = 1234

/** A model and the fake that it asks. */
export async function openHostedWorld(
  { provider, model, isPricedByOperator }: HostedSubject,
  opening: Partial<FakeOpening> = {},
): Promise<HostedWorld> {
  const fake = await startFakeProvider({ provider, painter: paintSmall, ...opening })
  const prices: PriceTable = { [`${provider}:${model}`]: { by: 'picture', usd: 0.1 } }
  return {
    fake,
    model: createHostedModel({
      provider,
      model,
      account: fake.account,
      prices: isPricedByOperator ? prices : undefined,
    }),
    requestOf: async (kind) => ({
      kind,
      references: await Promise.all(rolesOf[kind].map(referenceOf)),
      prompt,
      widthPx: 1200,
      heightPx: 1600,
      seed,
    }),
  }
}

const painted = new Map<number, Promise<Uint8Array>>()

/** A small picture of the shape that was asked for, drawn once. */
function paintSmall({ widthPx, heightPx }: Asked): Promise<Uint8Array> {
  const smallHeightPx = Math.round((heightPx / widthPx) * 810)
  const picture = painted.get(smallHeightPx) ?? drawFlatPicture({ widthPx: 810, heightPx: smallHeightPx })
  painted.set(smallHeightPx, picture)
  return picture
}

const rolesOf: Record<HostedKind, readonly Reference['role'][]> = {
  couple: ['partner1', 'partner2'],
  dress: ['person', 'garment'],
  portrait: ['person'],
  preview: [],
}

const photos = new Map<number, Promise<Buffer>>()

async function referenceOf(role: Reference['role'], index: number): Promise<Reference> {
  const photo = photos.get(index) ?? drawPhoto(index)
  photos.set(index, photo)
  return { role, bytes: await photo }
}

function drawPhoto(index: number): Promise<Buffer> {
  const background = ['#884422', '#224488'][index]
  return sharp({ create: { width: 480, height: 640, channels: 3, background } })
    .jpeg()
    .toBuffer()
}
