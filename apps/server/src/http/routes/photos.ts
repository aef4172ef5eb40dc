import {
  checkPhoto as checkOwnPhoto,
  confirmAdult as confirmOwnAdult,
  createPhoto,
  createUploadTarget as createTarget,
  getPhoto as getOwnPhoto,
  uploadCouplePhotos,
  uploadDressPhoto,
  uploadPhoto as uploadSourcePhoto,
  uploadStylePhotos,
} from '@ever-after/contract'
import { adoptImage, createUploadTarget } from '../../domain/image-host/index.ts'
import { checkPhoto, confirmAdult, getPhoto, uploadCouple, uploadPhoto } from '../../domain/photos/index.ts'
import type { Http } from '../app.ts'
import { bindEndpoint } from '../bind-endpoint.ts'
import { readFrame } from '../read-frame.ts'

export function bindPhotos(http: Http): void {
  const { services } = http
  for (const endpoint of [uploadCouplePhotos, uploadStylePhotos])
    bindEndpoint(http, endpoint, ({ caller, files, fields, idempotencyKey }) =>
      uploadCouple(services, caller, { files, ...fields, idempotencyKey }),
    )
  bindEndpoint(http, uploadSourcePhoto, async ({ caller, files, fields, idempotencyKey }) => {
    const photo = await uploadPhoto(services, caller, {
      bytes: files.photo,
      purpose: 'source',
      frame: readFrame(fields),
      idempotencyKey,
    })
    return { secureUrl: photo.url, photo }
  })
  bindEndpoint(http, uploadDressPhoto, async ({ caller, files, fields, idempotencyKey }) => ({
    photo: await uploadPhoto(services, caller, {
      bytes: files.photo,
      purpose: 'dress',
      frame: readFrame(fields),
      idempotencyKey,
    }),
  }))
  bindEndpoint(http, createTarget, ({ caller }) =>
    createUploadTarget(services, caller, http.config.addressOrigin),
  )
  bindEndpoint(http, createPhoto, ({ caller, body, idempotencyKey }) =>
    adoptImage(services, caller, { ...body, idempotencyKey }),
  )
  bindEndpoint(http, getOwnPhoto, ({ caller, params }) => getPhoto(services, caller, params.id))
  bindEndpoint(http, checkOwnPhoto, ({ caller, params, query }) =>
    checkPhoto(services, caller, { ...params, ...query }),
  )
  bindEndpoint(http, confirmOwnAdult, async ({ caller, params }) => {
    await confirmAdult(services, caller, params.id)
    return { success: true as const }
  })
}
