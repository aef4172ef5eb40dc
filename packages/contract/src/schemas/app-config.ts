import * as z from 'zod/mini'

const companies = z.array(z.string())

/** Companies that a photo may be sent to, by the names that people know; the lists of a use that stays here are empty. */
export const photoCompanies = z.object({
  /** They draw wedding pictures, from both portraits. */
  couple: companies,
  /** They draw try-ons, from a photo and that of the dress. */
  dress: companies,
  /** They draw enhanced portraits, from a photo. */
  portrait: companies,
  /** They store photos and finished pictures. */
  storage: companies,
  /** They take in photos for hair colours and keep them. */
  hair: companies,
})
export type PhotoCompanies = z.infer<typeof photoCompanies>

/** GET /app-config.json, outside the API: what a deployment says of itself. */
export const appConfig = z.object({
  productName: z.string(),
  /** Whether a browser may open the app for development. */
  previewAllowed: z.boolean(),
  /** Addresses of two portraits to try with; none in production. */
  samplePhotos: z.array(z.string()),
  supportEmail: z.string(),
  /** Null until the app is in the App Store. */
  appStoreUrl: z.nullable(z.string()),
  /** An address, or a path of the app. */
  termsUrl: z.string(),
  /** Where purchases are made; null where nothing is for sale. */
  store: z.nullable(
    z.object({
      kind: z.enum(['revenuecat', 'sandbox']),
      /** The store kit's public key; null for the sandbox. */
      publicKey: z.nullable(z.string()),
    }),
  ),
  /** Whether categories of styles are set aside for subscribers. */
  hasPremiumCollections: z.boolean(),
  /** How many wedding pictures one change pays for. */
  picturesPerChange: z._default(z.int().check(z.positive()), 1),
  photoRetentionDays: z.int().check(z.positive()),
  resultRetentionDays: z.int().check(z.positive()),
  /** Null where it is not known; a server always knows. */
  photoCompanies: z.nullable(photoCompanies),
  /** Companies that carry messages to phones, empty where none are sent; null where it is not known. */
  messageCompanies: z.nullable(companies),
})
export type AppConfig = z.infer<typeof appConfig>
