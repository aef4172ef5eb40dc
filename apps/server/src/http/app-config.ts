import { type AppConfig, brand } from '@ever-after/contract'
import type { Http } from './app.ts'
import { messageCompaniesOf, photoCompaniesOf } from './companies.ts'

const samplePhotoNames = ['partner1.jpg', 'partner2.jpg']

/** GET /app-config.json: what the app must know of this deployment before it asks anything else. */
export function serveAppConfig({ app, config }: Pick<Http, 'app' | 'config'>): void {
  const hasSamples = config.isPreviewAllowed && config.samplePhotosFolder !== undefined
  const { photoRetentionDays, resultRetentionDays, picturesPerChange, premiumCollections } = config.settings
  const answer: AppConfig = {
    productName: brand.name,
    previewAllowed: config.isPreviewAllowed,
    samplePhotos: hasSamples ? samplePhotoNames.map((name) => `/sample-photos/${name}`) : [],
    supportEmail: config.supportEmail,
    appStoreUrl: config.appStoreUrl ?? null,
    termsUrl: config.termsUrl,
    store: storeOf(config),
    hasPremiumCollections: premiumCollections.length > 0,
    picturesPerChange,
    photoRetentionDays,
    resultRetentionDays,
    photoCompanies: photoCompaniesOf(config),
    messageCompanies: messageCompaniesOf(config),
  }
  app.get('/app-config.json', async (_request, reply) => {
    reply.header('cache-control', 'no-cache')
    return answer
  })
}

function storeOf({ store }: Http['config']): AppConfig['store'] {
  return store ? { kind: store.kind, publicKey: store.kind === 'revenuecat' ? store.publicKey : null } : null
}
