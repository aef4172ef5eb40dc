import type { PhotoFrame } from '@ever-after/contract'
import { type Hint, hintCodes, type PhotoFindings } from '@ever-after/engine'
import { z } from 'zod'
import { cutFrame } from '../../infra/images/cut-frame.ts'
import type { Services } from '../../infra/services.ts'
import { Refusal } from '../access/index.ts'
import { countRefusal } from './count-refusals.ts'
import { hintWords } from './hint-words.ts'
import { portraitOf } from './portrait-of.ts'
import { refuseAsEngine } from './refuse-as-engine.ts'
import { framedKeyOf, type PhotoRow } from './view-photo.ts'

type Looking = Pick<Services, 'database' | 'objects' | 'engine'>
type Judging = Looking & Pick<Services, 'clock'>

type Said = Pick<Hint, 'code' | 'severity'>

export interface Look {
  /** What the coach says, by codes. */
  hints: Said[]
  /** With its frame. */
  photo: PhotoRow
}

/**
 * What the coach finds in a photo. It looks once, on the process that is asked first, and what it framed is cut out for its
 * owner to see: after that neither the file nor the engine is needed. The measured values are kept nowhere.
 */
export async function lookAtPhoto(services: Looking, photo: PhotoRow): Promise<Look> {
  const known = said.safeParse(photo.hints)
  if (known.success) return { hints: known.data, photo }
  const portrait = await portraitOf(services, photo)
  const found = await refuseAsEngine(() => services.engine.coach(portrait))
  const hints = found.hints.map(({ code, severity }) => ({ code, severity }))
  const frame = photo.is_framed ? photo.frame : frameFor(photo, found)
  const framedKey = frame && framedKeyOf(photo.id)
  if (framedKey) await services.objects.put(framedKey, await cutFrame(portrait.photo, frame))
  await keepLook(services, { ...photo, hints, frame, framed_key: framedKey })
  return { hints, photo: { ...photo, frame, framed_key: framedKey } }
}

/** The engine has framed a portrait already when it made it. */
function frameFor({ purpose }: PhotoRow, { frame }: PhotoFindings): PhotoFrame | null {
  return (purpose !== 'portrait' && frame) || null
}

/** Of a photo that was deleted meanwhile nothing may stay. */
async function keepLook(
  { database, objects }: Pick<Looking, 'database' | 'objects'>,
  { id, hints, frame, framed_key }: PhotoRow,
): Promise<void> {
  const kept = await database.db
    .updateTable('photos')
    .set({ hints: JSON.stringify(hints), frame: frame && JSON.stringify(frame), framed_key })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute()
  if (framed_key && kept.length === 0) await objects.delete(framed_key)
}

const said = z.array(
  z.object({ code: z.enum(hintCodes), severity: z.enum(['info', 'warn', 'ask', 'block']) }),
)

/**
 * Refuses photos of which no picture could look right, with the reasons, before anything is charged, and those of
 * people of whom nobody has said that they are adults where it is open. A reason of one of two photos says which.
 * `isCounted`: false where one photo is asked about in style after style.
 */
export async function refuseUnsuitable(
  services: Judging,
  photos: readonly [PhotoRow] | readonly [PhotoRow, PhotoRow],
  { isCounted = true } = {},
): Promise<void> {
  const looks = await Promise.all(photos.map((photo) => lookAtPhoto(services, photo)))
  const findings = looks.map(({ hints }) => hints)
  const isCouple = photos.length > 1
  const reasons = findings.flatMap((hints, index) =>
    hints
      .filter(({ severity }) => severity === 'block')
      .map(({ code, severity }) => ({ code, partner: index + 1, message: hintWords(code, severity) })),
  )
  if (reasons.length === 0) return refuseUnconfirmed(photos, findings)
  for (const { partner, code } of reasons)
    if (isCounted && photos[partner - 1].device_id !== null) await countRefusal(services, code)
  throw new Refusal('photo_not_suitable', {
    words: reasons
      .map(({ partner, message }) => (isCouple ? `Photo ${partner}: ${message}` : message))
      .join(' '),
    details: reasons.map(({ code, partner, message }) => ({
      path: isCouple ? `partner${partner}.${code}` : code,
      message,
    })),
  })
}

function refuseUnconfirmed(photos: readonly PhotoRow[], findings: readonly (readonly Said[])[]): void {
  const isOpen = photos.some(
    (photo, index) => !photo.is_confirmed_adult && findings[index].some(({ severity }) => severity === 'ask'),
  )
  if (isOpen) throw new Refusal('age_unconfirmed')
}
