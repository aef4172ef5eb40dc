import type { EnginePool } from '@ever-after/engine'
import sharp, { type Region } from 'sharp'

interface Couple {
  pool: Pick<EnginePool, 'findFaces' | 'showSamePerson'>
  /** The portrait of one of the two, with one face. */
  photo: Uint8Array
  /** The picture of both. */
  picture: Uint8Array
  /** Where the person is expected among those of the picture, from the left. */
  index: number
}

/** A face in a picture, in pixels. */
export interface Face {
  centreX: number
  centreY: number
  height: number
  pictureWidth: number
  pictureHeight: number
}

/** The part of a portrait and the part of a picture of two that show the same head, at the same place and size. */
export async function frameHeads({ pool, photo, picture, index }: Couple) {
  const [own] = await facesOf(pool, photo)
  const faces = await facesOf(pool, picture)
  if (!own || faces.length !== 2) throw new Error('A face for before and after was not found.')
  const expected = faces[index] ?? faces[0]
  const other = faces[1 - index] ?? faces[0]
  const isOther = !(await shows(expected)) && (await shows(other))
  return alignHeads(own, isOther ? other : expected)

  async function shows(face: Face): Promise<boolean> {
    const head = await sharp(picture).extract(roomAround(face)).png().toBuffer()
    return pool
      .showSamePerson(
        { photo, photoKey: `portrait ${index}` },
        { photo: head, photoKey: `${index} ${face.centreX}` },
      )
      .catch(() => false)
  }
}

async function facesOf(pool: Couple['pool'], photo: Uint8Array): Promise<Face[]> {
  const { width: pictureWidth, height: pictureHeight } = await sharp(photo).metadata()
  const boxes = await pool.findFaces(photo)
  return boxes
    .toSorted((one, other) => one.x - other.x)
    .map(({ x, y, width, height }) => ({
      centreX: (x + width / 2) * pictureWidth,
      centreY: (y + height / 2) * pictureHeight,
      height: height * pictureHeight,
      pictureWidth,
      pictureHeight,
    }))
}

function roomAround({ centreX, centreY, height, pictureWidth, pictureHeight }: Face): Region {
  const left = Math.max(0, Math.round(centreX - height))
  const top = Math.max(0, Math.round(centreY - height))
  return {
    left,
    top,
    width: Math.min(pictureWidth - left, Math.round(2 * height)),
    height: Math.min(pictureHeight - top, Math.round(2 * height)),
  }
}

/** Widest cut, in heights of the face. */
const widest = 1.9

/** Two cuts, 3 wide and 4 high, in which both faces have one place and one size; as wide as both pictures allow. */
export function alignHeads(one: Face, other: Face): { before: Region; after: Region } {
  const room = (of: (face: Face) => number) => Math.min(...[one, other].map((face) => of(face) / face.height))
  const above = room(({ centreY }) => centreY)
  const below = room(({ centreY, pictureHeight }) => pictureHeight - centreY)
  const beside = room(({ centreX, pictureWidth }) => Math.min(centreX, pictureWidth - centreX))
  const width = Math.min(widest, 2 * beside, ((above + below) * 3) / 4)
  const height = (width * 4) / 3
  const up = Math.max(height - below, Math.min(above, height * 0.5))
  const cut = (face: Face): Region => ({
    left: Math.max(0, Math.floor(face.centreX - (width / 2) * face.height)),
    top: Math.max(0, Math.floor(face.centreY - up * face.height)),
    width: Math.floor(width * face.height),
    height: Math.floor(height * face.height),
  })
  return { before: cut(one), after: cut(other) }
}
