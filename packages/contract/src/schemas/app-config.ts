import * as z from 'zod/mini'

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
  photoRetentionDays: z.int().check(z.positive()),
  resultRetentionDays: z.int().check(z.positive()),
})
export type AppConfig = z.infer<typeof appConfig>
