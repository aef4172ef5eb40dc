import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from '../endpoint.ts'
import { endpoints } from './index.ts'

const declared = new Map<string, Endpoint>(Object.entries(endpoints))
const id = '7b6b0a52-93a2-4d0d-8f0e-3b8f4a6d7c11'
const deviceId = 'web-0123456789abcdef0123'
const timestamp = '2026-05-04T10:00:00.000Z'
const attires = { partner1Attire: 'dress', partner2Attire: 'suit' }
const styles = { Garden: [{ styleName: 'Roses' }] }
const bought = { transactionId: '2000000123', purchaseDate: timestamp, timestamp }

const payloads: [requirement: string, name: string, body: object][] = [
  ['API-04', 'registerDevice', { deviceId, appVersion: '1.7.3' }],
  ['API-06', 'saveWeddingStyles', { styles, categoryOrder: ['Garden'], version: timestamp }],
  ['API-09', 'saveWeddingDress', { dresses: [{ name: 'Gardenia' }], version: timestamp }],
  ['API-12', 'reportTestGroup', { group: 'test', testName: 'intro_pricing_annual_2025', timestamp }],
  ['API-13', 'requestStyle', { styleName: 'Lighthouse', description: 'At dusk' }],
  ['API-14', 'reportDiscoverySource', { source: 'TikTok', timestamp }],
  ['API-16', 'syncSubscription', { customerInfo: { entitlements: {} }, timestamp }],
  [
    'API-17',
    'reportOneTimePurchase',
    {
      type: 'lifetime_downloads',
      productId: 'one_time_premium_credit',
      price: 4.99,
      features: ['downloads'],
      ...bought,
    },
  ],
  [
    'API-17',
    'reportOneTimePurchase',
    {
      type: 'bonus_transformations',
      productId: 'bonus_transformations_20',
      price: '$2.99',
      features: null,
      ...bought,
    },
  ],
  [
    'API-19',
    'reportPortraitCredits',
    { productId: 'portrait_credits_10', portraitGenerations: 10, ...bought },
  ],
  [
    'API-20',
    'applyStyle',
    {
      partner1PhotoId: id,
      partner2PhotoId: id,
      ...attires,
      styleId: 'Roses at noon',
      styleName: 'Roses',
      stylePrompts: { original: {} },
    },
  ],
  ['API-22', 'rateStyle', { rating: 'positive' }],
  ['API-22', 'rateStyle', { rating: 'negative' }],
  ['API-24', 'generatePreview', { styleName: 'Roses', prompt: 'Two grooms in a garden' }],
  ['API-28', 'generateVariations', { basePrompt: 'A bride and a groom' }],
  ['API-33', 'createPhoto', { userId: null, originalUrl: '/media/a.jpg', objectPath: 'hair-photos/a' }],
  [
    'API-35',
    'savePortrait',
    { portraitUrl: '/media/a.jpg', portraitType: 'wedding', attire: 'suit', partner: 2 },
  ],
  [
    'API-35',
    'savePortrait',
    { portraitUrl: '/media/a.jpg', portraitType: 'dress', attire: 'dress', partner: 1 },
  ],
  [
    'API-37',
    'enhanceWeddingPortrait',
    { photoUrl: '/media/a.jpg', attire: 'suit', existingPortraits: ['/media/b.jpg'] },
  ],
  ['API-38', 'enhanceDressPortrait', { photoUrl: '/media/a.jpg', existingPortraits: ['/media/b.jpg'] }],
  [
    'API-43',
    'applyDress',
    {
      photoId: id,
      dressId: 'gardenia',
      dressUrl: '/catalogue/dresses/gardenia/preview.webp',
      dressName: 'Gardenia',
      isCustomDress: true,
    },
  ],
  ['API-47', 'registerPush', { deviceId, fcmToken: 'fcm-1', platform: 'ios' }],
  ['API-48', 'reportPushInteraction', { notificationId: 'n1', action: 'tap', timestamp }],
  ['API-49', 'reportReviewRequested', { deviceId, triggeredBy: 'push_notification' }],
  ['API-50', 'operatorLogin', { password: 'secret' }],
]

for (const [requirement, name, body] of payloads)
  test(`${name} takes ${JSON.stringify(body)}, and needs no more`, { tags: [requirement] }, () => {
    const schema = declared.get(name)?.body
    expect(schema && z.parse(schema, body)).toEqual(body)
  })

const refused: [requirement: string, name: string, change: object][] = [
  ['API-12', 'reportTestGroup', { group: 'third' }],
  ['API-17', 'reportOneTimePurchase', { type: 'portrait_credits' }],
  ['API-20', 'applyStyle', { partner1Attire: 'cape' }],
  ['API-20', 'applyStyle', { partner2Attire: 'cape' }],
  ['API-22', 'rateStyle', { rating: 'superb' }],
  ['API-35', 'savePortrait', { portraitType: 'hair' }],
  ['API-35', 'savePortrait', { attire: 'cape' }],
  ['API-35', 'savePortrait', { partner: 3 }],
  ['API-37', 'enhanceWeddingPortrait', { attire: 'cape' }],
  ['API-47', 'registerPush', { platform: 'android' }],
  ['API-48', 'reportPushInteraction', { action: 'swipe' }],
]

for (const [requirement, name, change] of refused)
  test(`${name} refuses ${JSON.stringify(change)}`, { tags: [requirement] }, () => {
    const [, , body] = payloads.find((one) => one[1] === name) ?? []
    const schema = declared.get(name)?.body
    expect(schema && [z.safeParse(schema, body), z.safeParse(schema, { ...body, ...change })]).toMatchObject([
      { success: true },
      { success: false, error: { issues: [{ path: Object.keys(change) }] } },
    ])
  })

const forms: [requirement: string, name: string, form: string[]][] = [
  ['API-25', 'uploadStylePhotos', ['partner1', 'partner2', 'partner1Attire', 'partner2Attire']],
  ['API-29', 'uploadCouplePhotos', ['partner1', 'partner2', 'partner1Attire', 'partner2Attire']],
  ['API-30', 'uploadPhoto', ['photo']],
  ['API-39', 'uploadDressPhoto', ['photo']],
  ['API-41', 'uploadOwnDress', ['dress']],
]

for (const [requirement, name, form] of forms)
  test(`${name} takes a form with ${form.join(', ')}`, { tags: [requirement] }, () => {
    const { multipart, body } = declared.get(name) ?? {}
    const fields = Object.keys(multipart?.fields?._zod.def.shape ?? {})
    expect([...(multipart?.files ?? []), ...(multipart?.optionalFiles ?? []), ...fields]).toEqual(
      expect.arrayContaining(form),
    )
    expect(body).toBeUndefined()
  })
