import { wornDress as drawWornDress } from '../../packages/engine/src/garment/testing/worn-dress.ts'

/** A photo of somebody in a lace gown for a file field; drawn, since no photograph is kept here. */
export async function wornDress() {
  return { name: 'dress.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await drawWornDress()) }
}
