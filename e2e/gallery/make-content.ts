import {
  applyHairColour,
  type Client,
  type EnhancedPortrait,
  getHairChange,
  getWeddingStyles,
  type Photo,
  uploadOwnDress,
} from '@ever-after/contract'
import {
  type Couple,
  finished,
  type Made,
  makePortraits,
  makeStyle,
  makeTryOn,
  uploadCouple,
} from '../steps/make-content.ts'
import { wornDress } from '../steps/worn-dress.ts'

/** What the couple with a history has, all of it really made. */
export interface CoupleContent {
  photos: Couple
  portraits: readonly [readonly EnhancedPortrait[], readonly EnhancedPortrait[]]
  style: Made
  dress: Made
  hair: Made
}

export async function makeContent(call: Client): Promise<CoupleContent> {
  const couple = await uploadCouple(call)
  const { styles, categoryOrder } = await call(getWeddingStyles, {})
  const chosen = categoryOrder.slice(0, 4).map((category) => styles[category][0])
  const [style] = await Promise.all(chosen.map((one) => makeStyle(call, { style: one, couple })))
  const [dress, hair] = await Promise.all([makeTryOn(call, couple[0]), makeHair(call, couple[0])])
  const first = await makePortraits(call, { couple, at: 0 })
  const portraits = [first, await makePortraits(call, { couple, at: 1 })] as const
  await giveOwnDress(call)
  return { photos: couple, portraits, style, dress, hair }
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
