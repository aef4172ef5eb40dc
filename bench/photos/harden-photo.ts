import type { PhotoBox } from '@ever-after/engine'
import sharp, { type Sharp } from 'sharp'
import { drawGlasses, drawSideLight } from './draw-on-photo.ts'

interface HardPhoto {
  picture: Sharp
  widthPx: number
  heightPx: number
  /** The face in px of the picture. */
  face: { left: number; top: number; widthPx: number; heightPx: number }
}

/** What makes a good photo a hard one: each as people really send it. */
const hardships = {
  dark: ({ picture }) => picture.linear(0.5, 0),
  'very-dark': ({ picture }) => picture.linear(0.3, 0),
  blurred: ({ picture, face }) => picture.blur(face.heightPx / 45),
  'turned-90': ({ picture }) => picture.rotate(90),
  'tilted-20': ({ picture, widthPx, heightPx }) => tilt(picture, widthPx, heightPx),
  'forehead-cut': (photo) => cutAbove(photo, 0.12),
  'hair-cut': (photo) => cutAbove(photo, -0.25),
  'low-resolution': ({ picture, widthPx, face }) =>
    picture.resize(Math.max(64, Math.round((widthPx * lowFaceHeightPx) / face.heightPx))),
  glasses: ({ picture, widthPx, heightPx, face }) =>
    picture.composite([drawGlasses({ widthPx, heightPx, face })]),
  'strong-jpeg': ({ picture }) => picture.jpeg({ quality: 8 }),
  'side-light': ({ picture, widthPx, heightPx, face }) =>
    picture.composite([{ ...drawSideLight({ widthPx, heightPx, face }), blend: 'multiply' }]),
} as const satisfies Record<string, (photo: HardPhoto) => Sharp | Promise<Sharp>>

export type Hardship = keyof typeof hardships

/** Names of all hardships. */
export const hardshipNames: readonly Hardship[] = [
  'dark',
  'very-dark',
  'blurred',
  'turned-90',
  'tilted-20',
  'forehead-cut',
  'hair-cut',
  'low-resolution',
  'glasses',
  'strong-jpeg',
  'side-light',
]

const lowFaceHeightPx = 90

/** JPEG bytes of the photo made hard around its face. */
export async function hardenPhoto(
  photo: Uint8Array,
  face: PhotoBox,
  hardship: Hardship,
): Promise<Uint8Array> {
  const { width: widthPx, height: heightPx } = await sharp(photo).metadata()
  const inPx = {
    left: face.x * widthPx,
    top: face.y * heightPx,
    widthPx: face.width * widthPx,
    heightPx: face.height * heightPx,
  }
  const hard = await hardships[hardship]({ picture: sharp(photo), widthPx, heightPx, face: inPx })
  return hardship === 'strong-jpeg' ? hard.toBuffer() : hard.jpeg({ quality: 92 }).toBuffer()
}

/** Leaves out what is above a line, given as a share of the face's height below the face's top. */
function cutAbove({ picture, widthPx, heightPx, face }: HardPhoto, share: number): Sharp {
  const top = Math.max(0, Math.round(face.top + face.heightPx * share))
  return picture.extract({ left: 0, top, width: widthPx, height: heightPx - top })
}

/** Tilts within the frame; what comes in at the corners mirrors the borders. */
async function tilt(picture: Sharp, widthPx: number, heightPx: number): Promise<Sharp> {
  const marginPx = Math.round(Math.max(widthPx, heightPx) * 0.35)
  const margins = { top: marginPx, bottom: marginPx, left: marginPx, right: marginPx }
  const wide = await picture.extend({ ...margins, extendWith: 'mirror' }).toBuffer()
  const { data, info } = await sharp(wide).rotate(20).toBuffer({ resolveWithObject: true })
  return sharp(data).extract({
    left: Math.round((info.width - widthPx) / 2),
    top: Math.round((info.height - heightPx) / 2),
    width: widthPx,
    height: heightPx,
  })
}
