import * as contract from '@ever-after/contract'
import { applyOnce, pollUntilEnded, untilEnded } from './make-creations.ts'
import { asFile, drawPortrait, uploadPortrait } from './make-photos.ts'
import type { TestDevice, TestServer } from './start-server.ts'

const timestamp = '2026-05-04T10:00:00.000Z'

export interface FilledDevice {
  device: TestDevice
  styleId: string
  dressId: string
  hairId: string
  /** Address of a saved portrait. */
  portraitUrl: string
  /** Address of a picture at the image host. */
  hostedUrl: string
  pushToken: string
}

/** A device that has used everything there is: pictures of every kind, a dress, a rating, messages and words. */
export async function fillDevice(server: TestServer): Promise<FilledDevice> {
  const device = await server.newDevice()
  const { call, installationId } = device
  const styleId = await applyOnce(device)
  const { id: photoId, url: photoUrl } = await uploadPortrait(device)
  const files = { dress: asFile(await drawPortrait()) }
  const gown = await call(contract.uploadOwnDress, { multipart: { files }, idempotencyKey: 'gown' })
  const tryOn = { photoId, dressId: gown.id, isCustomDress: true }
  const { id: dressId } = await call(contract.applyDress, { body: tryOn, idempotencyKey: 'try-on' })
  const copper = { params: { photoId }, body: { color: 'copper' as const } }
  const { id: hairId } = await call(contract.applyHairColour, copper)
  const { portraits } = await call(contract.enhanceWeddingPortrait, { body: { photoUrl, attire: 'dress' } })
  await untilEnded(device, styleId)
  await pollUntilEnded(() => call(contract.getDressTryOn, { params: { id: dressId } }))
  await pollUntilEnded(() => call(contract.getHairChange, { params: { id: hairId } }))
  await call(contract.rateStyle, { params: { id: styleId }, body: { rating: 'positive' } })
  const { portraitUrl } = await call(contract.savePortrait, {
    body: { portraitUrl: portraits[0].url, portraitType: 'wedding' },
  })
  const hostedUrl = await host(server, device)
  const pushToken = `push-${crypto.randomUUID()}`
  await call(contract.registerPush, {
    body: { deviceId: installationId, fcmToken: pushToken, platform: 'ios' },
  })
  await call(contract.reportPushInteraction, {
    body: { notificationId: 'n1', action: 'tap', timestamp },
  })
  await call(contract.reportReviewRequested, {
    body: { deviceId: installationId, triggeredBy: 'purchase' },
  })
  await call(contract.requestStyle, { body: { styleName: 'Lighthouse', description: 'At dusk' } })
  await call(contract.reportDiscoverySource, { body: { source: 'TikTok', timestamp } })
  return { device, styleId, dressId, hairId, portraitUrl, hostedUrl, pushToken }
}

/** Uploads to the image host and leaves a preset unused. */
async function host(server: TestServer, { call }: TestDevice): Promise<string> {
  const { uploadUrl, uploadPreset } = await call(contract.createUploadTarget, {})
  await call(contract.createUploadTarget, {})
  const body = new FormData()
  body.append('file', asFile(await drawPortrait()))
  body.append('upload_preset', uploadPreset)
  const response = await server.fetch(uploadUrl, { method: 'POST', body })
  return contract.imageHostUpload.parse(await response.json()).secure_url
}
