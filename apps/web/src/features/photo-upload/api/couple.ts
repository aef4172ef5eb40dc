import { uploadCouplePhotos } from '@ever-after/contract'
import { call } from '#server-state'
import type { Partner } from '#session'
import type { OwnPicture } from '../draft/draft.ts'

interface ChosenPartner {
  picture: OwnPicture
  attire: Partner['attire']
}

/** Names both partners by pictures that the server has, and answers them as the session keeps them. */
export async function uploadCouple(
  [first, second]: readonly [ChosenPartner, ChosenPartner],
  idempotencyKey: string,
): Promise<[Partner, Partner]> {
  const { partner1, partner2 } = await call(uploadCouplePhotos, {
    idempotencyKey,
    multipart: {
      files: {},
      fields: {
        partner1Attire: first.attire,
        partner2Attire: second.attire,
        partner1PhotoId: first.picture.id,
        partner2PhotoId: second.picture.id,
      },
    },
  })
  return [partnerOf(partner1), partnerOf(partner2)]
}

function partnerOf({ photo: { id, url }, attire }: Partner): Partner {
  return { photo: { id, url }, attire }
}
