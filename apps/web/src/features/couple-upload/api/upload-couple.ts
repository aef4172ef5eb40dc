import { ApiError, type Attire, uploadCouplePhotos } from '@ever-after/contract'
import { uploadForm } from '#platform/upload-form.ts'
import { apiBase, authToken } from '#server-state'
import type { Partner } from '#session'

interface CoupleUpload {
  partners: readonly [{ file: File; attire: Attire }, { file: File; attire: Attire }]
  onProgress: (fraction: number) => void
}

/** Sends both photos and answers the partners as the session keeps them; throws ApiError. */
export async function uploadCouple({ partners, onProgress }: CoupleUpload): Promise<[Partner, Partner]> {
  const form = new FormData()
  form.append('partner1Attire', partners[0].attire)
  form.append('partner2Attire', partners[1].attire)
  form.append('partner1', partners[0].file)
  form.append('partner2', partners[1].file)
  const url = apiBase + uploadCouplePhotos.path
  const { status, statusText, text } = await uploadForm({ url, token: authToken(), form, onProgress })
  if (status !== 200) throw new ApiError(status, text, statusText)
  const { partner1, partner2 } = uploadCouplePhotos.reply.parse(JSON.parse(text))
  return [
    { photo: { id: partner1.photo.id, url: partner1.photo.url }, attire: partner1.attire },
    { photo: { id: partner2.photo.id, url: partner2.photo.url }, attire: partner2.attire },
  ]
}
