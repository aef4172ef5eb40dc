import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from '../endpoint.ts'
import { endpoints } from './index.ts'

const declared = new Map<string, Endpoint>(Object.entries(endpoints))

const style = [
  'id',
  'styleName',
  'displayName',
  'order?',
  'isPopular',
  'subcategory?',
  'variations.variationName',
]
const picture = ['id', 'status', 'resultUrl']
const couple = ['partner1.photo.id', 'partner1.attire', 'partner2.photo.id', 'partner2.attire']

const replies: [requirements: string[], name: string, names: string[]][] = [
  [['API-04', 'DATA-24'], 'registerDevice', ['success', 'token']],
  [
    ['API-05', 'DATA-01', 'DATA-04', 'DATA-06', 'DATA-07', 'DATA-09'],
    'getWeddingStyles',
    [
      ...style.map((name) => `styles.${name}`),
      'styles.variations.iconPath',
      'styles.variations.previewPath',
      'styles.variations.prompts',
      'styles.variations.prompts.original',
      'styles.variations.prompts.bride-bride',
      'styles.variations.prompts.groom-groom',
      'styles.variations.prompts.original.attire_type',
      'styles.variations.prompts.bride-bride.structured_technical?',
      'styles.variations.prompts.groom-groom.structured_technical?',
      'categoryOrder',
      'version',
    ],
  ],
  [['API-07', 'DATA-09'], 'getStaticStyles', ['styles.id', 'styles.styleName', 'categoryOrder', 'version']],
  [
    ['API-08', 'API-10', 'DATA-10', 'DATA-11'],
    'getStaticDresses',
    [
      ...['id', 'name', 'dressUrl', 'iconPath', 'previewPath', 'description'].map(
        (name) => `dresses.${name}`,
      ),
      'version',
    ],
  ],
  [['API-11', 'DATA-27'], 'getTestGroup', ['group']],
  [
    ['API-15', 'DATA-21'],
    'getSubscriptionStatus',
    [
      'hasActiveSubscription',
      'subscription.expiresAt',
      'subscription.productId',
      'subscription.periodType',
      ...[
        'canUseTransformation',
        'remainingFreeUses',
        'bonusChangesRemaining',
        'portraitCreditsRemaining',
        'weeklyTransformationsRemaining',
        'portraitEnhancementsUsed',
        'portraitGenerationsRemaining',
        'portraitLimit',
      ].map((name) => `usage.${name}`),
    ],
  ],
  [
    ['API-18', 'DATA-22'],
    'getOneTimeStatus',
    ['hasLifetimeDownloads', 'bonusChangesRemaining', 'purchaseDate', 'portraitCreditsRemaining'],
  ],
  [['API-20', 'DATA-13'], 'applyStyle', ['id', 'applicationId']],
  [
    ['API-21', 'DATA-13'],
    'getStyleApplication',
    [...picture, 'applicationId', 'error', 'styleName', 'displayName'],
  ],
  [['API-23', 'DATA-26'], 'getRatingStats', ['positive', 'negative', 'total']],
  [['API-24'], 'generatePreview', ['imageUrl']],
  [['API-25', 'DATA-20'], 'uploadStylePhotos', couple],
  [['API-26', 'DATA-15'], 'listStyleApplications', [...picture, 'createdAt', 'styleName']],
  [
    ['API-28', 'DATA-07'],
    'generateVariations',
    ['original', 'bride-bride', 'groom-groom'].map((pairing) => `${pairing}.attire_type`),
  ],
  [['API-29', 'DATA-20'], 'uploadCouplePhotos', couple],
  [['API-30', 'DATA-20'], 'uploadPhoto', ['secureUrl', 'photo.id']],
  [['API-31'], 'createUploadTarget', ['uploadUrl', 'uploadPreset']],
  [['API-33', 'DATA-19'], 'createPhoto', ['id', 'originalUrl', 'objectPath', 'userId']],
  [['API-34', 'DATA-18'], 'listSavedPortraits', ['id', 'portraitUrl', 'portraitType', 'attire', 'partner']],
  [['API-37'], 'enhanceWeddingPortrait', ['portraits.id', 'portraits.url']],
  [['API-38'], 'enhanceDressPortrait', ['portraits.id', 'portraits.url']],
  [['API-39'], 'uploadDressPhoto', ['photo.id']],
  [['API-40', 'DATA-12'], 'listUploadedDresses', ['id', 'name', 'dressUrl']],
  [['API-43'], 'applyDress', ['id']],
  [['API-44', 'DATA-14'], 'getDressTryOn', [...picture, 'dressName']],
  [['API-45', 'DATA-16'], 'listDressTryOns', ['id', 'createdAt', 'resultUrl', 'dressName']],
  [['API-50'], 'operatorLogin', ['token']],
  [['API-51'], 'operatorVerify', ['isAdmin']],
  [['API-52'], 'getAffiliateStatus', ['isActive']],
  [
    ['DATA-28'],
    'listArchive',
    ['style.styleName', 'category', 'archivedAt', 'reason?'].map((n) => `entries.${n}`),
  ],
]

for (const [tags, name, names] of replies)
  test(`${name} answers ${names.join(', ')}`, { tags }, () => {
    const reply = declared.get(name)?.reply
    expect(reply && namesIn(z.toJSONSchema(reply) as Described)).toEqual(expect.arrayContaining(names))
  })

interface Described {
  properties?: Record<string, Described>
  required?: string[]
  anyOf?: Described[]
  items?: Described
  additionalProperties?: Described | boolean
}

/** The names of all fields, through lists and alternatives; `?` follows one that may be absent. */
function namesIn({
  properties = {},
  required = [],
  anyOf,
  items,
  additionalProperties,
}: Described): string[] {
  const values = typeof additionalProperties === 'object' ? [additionalProperties] : []
  const own = Object.entries(properties).flatMap(([name, field]) => [
    required.includes(name) ? name : `${name}?`,
    ...namesIn(field).map((below) => `${name}.${below}`),
  ])
  return [...own, ...[...(anyOf ?? []), ...(items ? [items] : []), ...values].flatMap(namesIn)]
}

test.each(['applyStyle', 'applyDress', 'applyHairColour'] as const)(
  'the app takes a word of %s that it does not know for pending',
  { tags: ['A35'] },
  (name) => {
    const id = '7b6b0a52-93a2-4d0d-8f0e-3b8f4a6d7c11'
    const told = ['processing', 'queued'].map((status) =>
      z.parse(endpoints[name].reply, { id, applicationId: id, status }),
    )
    expect(told).toMatchObject([{ status: 'processing' }, { status: 'pending' }])
  },
)
