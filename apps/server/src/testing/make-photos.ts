import { type Photo, uploadCouplePhotos, uploadPhoto } from '@ever-after/contract'
import sharp from 'sharp'
import { noFaceColour, portraitColour, twoFacesColour } from './light-engine.ts'
import type { TestDevice, TestServer } from './start-server.ts'

export const drawPortrait = (size?: { width: number; height: number }) => draw(portraitColour, size)
export const drawNoFace = () => draw(noFaceColour)
export const drawTwoFaces = () => draw(twoFacesColour)
/** Of 1 × 300 px. */
export const drawThin = () => draw(portraitColour, { width: 1, height: 300 })

function draw(background: string, size = { width: 300, height: 400 }): Promise<Buffer> {
  return sharp({ create: { ...size, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

/** Bytes as a browser's file input gives them. */
export function asFile(bytes: Uint8Array, name = 'photo.jpg', type = 'image/jpeg'): File {
  return new File([new Uint8Array(bytes)], name, { type })
}

export interface CouplePhotos {
  partner1PhotoId: string
  partner2PhotoId: string
}

/** Uploads two portraits of these widths and answers their ids as apply wants them. */
export async function uploadPortraits(
  { call }: Pick<TestDevice, 'call'>,
  widthsPx: readonly [number, number] = [300, 300],
): Promise<CouplePhotos> {
  const [first, second] = widthsPx.map((width) => drawPortrait({ width, height: 400 }))
  const { partner1, partner2 } = await call(uploadCouplePhotos, {
    multipart: {
      files: { partner1: asFile(await first), partner2: asFile(await second) },
      fields: { partner1Attire: 'dress', partner2Attire: 'suit' },
    },
  })
  return { partner1PhotoId: partner1.photo.id, partner2PhotoId: partner2.photo.id }
}

/** Uploads one portrait. */
export async function uploadPortrait({ call }: Pick<TestDevice, 'call'>): Promise<Photo> {
  const { photo } = await call(uploadPhoto, {
    multipart: { files: { photo: asFile(await drawPortrait()) } },
  })
  return photo
}

/** How many photos the server keeps, of anybody. */
export async function countPhotos({ services }: Pick<TestServer, 'services'>): Promise<number> {
  const { count } = await services.database.db
    .selectFrom('photos')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .executeTakeFirstOrThrow()
  return count
}
