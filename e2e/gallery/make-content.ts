import {
  applyDress,
  applyHairColour,
  applyStyle,
  type Client,
  type EnhancedPortrait,
  enhanceWeddingPortrait,
  getDresses,
  getDressTryOn,
  getHairChange,
  getStyleApplication,
  getWeddingStyles,
  type Photo,
  type Style,
  savePortrait,
  uploadOwnDress,
} from '@ever-after/contract'
import { type Couple, finished, uploadCouple } from '../steps/make-content.ts'
import { wornDress } from '../steps/worn-dress.ts'

/** A finished picture, as the browser that asked for it remembers it. */
export interface Made {
  id: string
  subject: string
  name: string
}

/** What the couple with a history has, all of it really made. */
export interface CoupleContent {
  photos: Couple
  portraits: readonly [readonly EnhancedPortrait[], readonly EnhancedPortrait[]]
  style: Made
  dress: Made
  hair: Made
}

const attires = ['dress', 'suit'] as const

export async function makeContent(call: Client): Promise<CoupleContent> {
  const photos = await uploadCouple(call)
  const { styles, categoryOrder } = await call(getWeddingStyles, {})
  const chosen = categoryOrder.slice(0, 4).map((category) => styles[category][0])
  const [style] = await Promise.all(chosen.map((one) => makeStyle(call, { style: one, photos })))
  const [dress, hair] = await Promise.all([makeTryOn(call, photos[0]), makeHair(call, photos[0])])
  const first = await makePortraits(call, { photos, at: 0 })
  const portraits = [first, await makePortraits(call, { photos, at: 1 })] as const
  await giveOwnDress(call)
  return { photos, portraits, style, dress, hair }
}

interface Wish {
  style: Style
  photos: Couple
}

async function makeStyle(call: Client, { style, photos }: Wish): Promise<Made> {
  const subject = style.variations[0].variationName
  const { id } = await call(applyStyle, {
    body: {
      partner1PhotoId: photos[0].id,
      partner2PhotoId: photos[1].id,
      partner1Attire: attires[0],
      partner2Attire: attires[1],
      styleId: subject,
      styleName: style.styleName,
    },
  })
  await finished(() => call(getStyleApplication, { params: { id } }))
  return { id, subject, name: style.displayName }
}

async function makeTryOn(call: Client, photo: Photo): Promise<Made> {
  const { dresses } = await call(getDresses, {})
  const [{ id: dressId, name }] = dresses
  const { id } = await call(applyDress, { body: { photoId: photo.id, dressId, isCustomDress: false } })
  await finished(() => call(getDressTryOn, { params: { id } }))
  return { id, subject: dressId, name }
}

async function makeHair(call: Client, photo: Photo): Promise<Made> {
  const { id } = await call(applyHairColour, { params: { photoId: photo.id }, body: { color: 'copper' } })
  await finished(() => call(getHairChange, { params: { id } }))
  return { id, subject: 'copper', name: 'Copper' }
}

async function giveOwnDress(call: Client): Promise<void> {
  const { buffer, name, mimeType } = await wornDress()
  const dress = new File([Uint8Array.from(buffer)], name, { type: mimeType })
  await call(uploadOwnDress, { multipart: { files: { dress }, fields: { name: 'Grandmother’s' } } })
}

/** Two portraits of one partner, the first of which is saved. */
async function makePortraits(
  call: Client,
  { photos, at }: { photos: Couple; at: 0 | 1 },
): Promise<readonly EnhancedPortrait[]> {
  const attire = attires[at]
  const { portraits } = await call(enhanceWeddingPortrait, {
    body: { photoUrl: photos[at].url, attire, existingPortraits: [] },
  })
  const partner = at === 0 ? 1 : 2
  await call(savePortrait, {
    body: { portraitUrl: portraits[0].url, portraitType: 'wedding', attire, partner },
  })
  return portraits
}
