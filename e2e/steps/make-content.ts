import {
  applyDress,
  applyStyle,
  type Client,
  type CreationState,
  deviceCatalogue,
  type EnhancedPortrait,
  enhanceWeddingPortrait,
  getDresses,
  getDressTryOn,
  getStyleApplication,
  getWeddingStyles,
  type Photo,
  type Style,
  savePortrait,
  uploadCouplePhotos,
} from '@ever-after/contract'
import { samplePhoto } from './sample-photo.ts'

export type Couple = readonly [Photo, Photo]

const attire = { partner1Attire: 'dress', partner2Attire: 'suit' } as const

/** What a device did before the journey begins, without the screens that other journeys show. */
export async function uploadCouple(call: Client): Promise<Couple> {
  const [partner1, partner2] = await Promise.all([samplePhoto(1), samplePhoto(2)])
  const couple = await call(uploadCouplePhotos, {
    multipart: { files: { partner1, partner2 }, fields: attire },
  })
  return [couple.partner1.photo, couple.partner2.photo]
}

/** A finished picture, as the browser that asked for it remembers it. */
export interface Made {
  id: string
  subject: string
  name: string
}

/** Finished wedding pictures in the first styles; answers their ids. */
export async function makeStyles(call: Client, { couple, count }: { couple: Couple; count: number }) {
  const { styles, categoryOrder } = deviceCatalogue.parse(await call(getWeddingStyles, {}))
  const chosen = categoryOrder.flatMap((category) => styles[category] ?? []).slice(0, count)
  return Promise.all(chosen.map(async (style) => (await makeStyle(call, { style, couple })).id))
}

/** One finished wedding picture. */
export async function makeStyle(
  call: Client,
  { style, couple }: { style: Style; couple: Couple },
): Promise<Made> {
  const subject = style.variations[0].variationName
  const body = {
    ...attire,
    partner1PhotoId: couple[0].id,
    partner2PhotoId: couple[1].id,
    styleId: subject,
    styleName: style.styleName,
  }
  const { id } = await call(applyStyle, { body })
  await finished(() => call(getStyleApplication, { params: { id } }))
  return { id, subject, name: style.displayName }
}

/** One finished try-on of the first dress. */
export async function makeTryOn(call: Client, photo: Photo): Promise<Made> {
  const { dresses } = await call(getDresses, {})
  const [{ id: dressId, name }] = dresses
  const { id } = await call(applyDress, { body: { photoId: photo.id, dressId, isCustomDress: false } })
  await finished(() => call(getDressTryOn, { params: { id } }))
  return { id, subject: dressId, name }
}

/** One enhanced and saved portrait of each of the two. */
export async function savePortraits(call: Client, couple: Couple): Promise<void> {
  for (const at of [0, 1] as const) await makePortraits(call, { couple, at })
}

/** Two portraits of one partner, the first of which is saved. */
export async function makePortraits(
  call: Client,
  { couple, at }: { couple: Couple; at: 0 | 1 },
): Promise<readonly EnhancedPortrait[]> {
  const wears = at === 0 ? attire.partner1Attire : attire.partner2Attire
  const { portraits } = await call(enhanceWeddingPortrait, {
    body: { photoUrl: couple[at].url, attire: wears, existingPortraits: [] },
  })
  const partner = at === 0 ? 1 : 2
  await call(savePortrait, {
    body: { portraitUrl: portraits[0].url, portraitType: 'wedding', attire: wears, partner },
  })
  return portraits
}

const tryEveryMs = 50

/** Waits for a picture that is in the making. */
export async function finished(read: () => Promise<CreationState>): Promise<void> {
  for (;;) {
    const { status, error } = await read()
    if (status === 'completed') return
    if (status === 'failed') throw new Error(error ?? 'The picture could not be made.')
    await new Promise((resolve) => setTimeout(resolve, tryEveryMs))
  }
}
