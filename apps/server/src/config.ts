import { resolve } from 'node:path'
import { z } from 'zod'
import {
  readAppleFiles,
  readStoreConfig,
  readTestPurchases,
  type StoreConfig,
  storeVariables,
} from './config-store.ts'
import { readTextModel, textModelVariables } from './config-text-model.ts'
import type { AppleFiles } from './infra/billing/apple/open-transactions.ts'
import type { CredentialFiles } from './infra/provenance/open-picture-signer.ts'
import type { TextModelAccount } from './infra/text-model/text-model.ts'
import { defaultSettings, type Settings } from './settings.ts'

const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true')
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean),
)
const count = z.coerce.number().int().positive()

const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().default('0.0.0.0'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  PUBLIC_URL: z.url().optional(),
  CORS_ORIGINS: list.default([]),
  TRUST_PROXY: flag.default(false),
  ROLE: z.enum(['all', 'http', 'worker']).default('all'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  OPERATOR_PASSWORD: z.string().min(8).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ALLOW_PREVIEW: flag.optional(),
  SAMPLE_PHOTOS_DIR: z.string().min(1).optional(),
  ENGINE_PROCESSES: count.max(64).optional(),
  C2PA_CERTIFICATE_FILE: z.string().min(1).optional(),
  C2PA_KEY_FILE: z.string().min(1).optional(),
  PHOTO_RETENTION_DAYS: count.default(defaultSettings.photoRetentionDays),
  RESULT_RETENTION_DAYS: count.default(defaultSettings.resultRetentionDays),
  REGISTRATIONS_PER_HOUR: count.default(defaultSettings.registrationsPerHour),
  BROWSER_REGISTRATIONS_PER_HOUR: count.default(defaultSettings.browserRegistrationsPerHour),
  SUPPORT_EMAIL: z.email().default('support@example.com'),
  APP_STORE_URL: z.url({ protocol: /^https$/ }).optional(),
  TERMS_URL: z.union([z.url({ protocol: /^https?$/ }), z.string().regex(/^\/[\w/-]*$/)]).default('/terms'),
  PREMIUM_WIDTH_PX: count
    .min(defaultSettings.masterWidthPx)
    .max(1800)
    .default(defaultSettings.premiumMasterWidthPx),
  PREMIUM_COLLECTIONS: list.default([]),
  BROWSERS_MAY_CREATE: flag.default(defaultSettings.browsersMayCreate),
  ...storeVariables,
  ...textModelVariables,
})

type Role = 'all' | 'http' | 'worker'

export interface Config {
  isProduction: boolean
  host: string
  port: number
  /** Origin under which people reach this server, without a slash at the end. */
  publicUrl: string
  /** Put before the addresses of pictures: the public origin when it is configured, else nothing. */
  addressOrigin: string
  corsOrigins: string[]
  trustProxy: boolean
  role: Role
  dataFolder: string
  /** Undefined means the embedded database in the data folder. */
  databaseUrl: string | undefined
  operatorPassword: string | undefined
  metricsToken: string | undefined
  logLevel: string
  isPreviewAllowed: boolean
  samplePhotosFolder: string | undefined
  engineProcesses: number | undefined
  /** Undefined means that pictures carry no signed content credentials. */
  credentialFiles: CredentialFiles | undefined
  /** Where people write to; a placeholder until it is set. */
  supportEmail: string
  /** Undefined until the app is in the App Store. */
  appStoreUrl: string | undefined
  /** An address, or a path of the app. */
  termsUrl: string
  /** Undefined where nothing is for sale. */
  store: StoreConfig | undefined
  appleFiles: AppleFiles | undefined
  /** Undefined means that variations of a prompt are written by rules. */
  textModel: TextModelAccount | undefined
  settings: Settings
}

/** Reads the environment once; the error names each wrong variable and what it must be. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) throw new Error(describe(parsed.error))
  const values = parsed.data
  if (values.ROLE !== 'all' && !values.DATABASE_URL)
    throw new Error(
      `ROLE=${values.ROLE} needs DATABASE_URL: the embedded database serves one process with ROLE=all.`,
    )
  const isProduction = values.NODE_ENV === 'production'
  const store = readStoreConfig(values, { isProduction, isAlone: values.ROLE === 'all' })
  const publicUrl = values.PUBLIC_URL?.replace(/\/+$/, '')
  return {
    isProduction,
    host: values.HOST,
    port: values.PORT,
    publicUrl: publicUrl ?? `http://localhost:${values.PORT}`,
    addressOrigin: publicUrl ?? '',
    corsOrigins: values.CORS_ORIGINS,
    trustProxy: values.TRUST_PROXY,
    role: values.ROLE,
    dataFolder: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    operatorPassword: values.OPERATOR_PASSWORD,
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL,
    isPreviewAllowed: values.ALLOW_PREVIEW ?? !isProduction,
    samplePhotosFolder: values.SAMPLE_PHOTOS_DIR && resolve(values.SAMPLE_PHOTOS_DIR),
    engineProcesses: values.ENGINE_PROCESSES,
    credentialFiles: credentialFilesOf(values),
    supportEmail: values.SUPPORT_EMAIL,
    appStoreUrl: values.APP_STORE_URL,
    termsUrl: values.TERMS_URL,
    store,
    appleFiles: readAppleFiles(values),
    textModel: readTextModel(values),
    settings: {
      ...defaultSettings,
      understandsAhead: values.ROLE === 'all',
      photoRetentionDays: values.PHOTO_RETENTION_DAYS,
      resultRetentionDays: values.RESULT_RETENTION_DAYS,
      registrationsPerHour: values.REGISTRATIONS_PER_HOUR,
      browserRegistrationsPerHour: values.BROWSER_REGISTRATIONS_PER_HOUR,
      premiumMasterWidthPx: values.PREMIUM_WIDTH_PX,
      premiumCollections: values.PREMIUM_COLLECTIONS,
      browsersMayCreate: values.BROWSERS_MAY_CREATE,
      countsTestPurchases: readTestPurchases(values, { isProduction, store }),
    },
  }
}

function credentialFilesOf({
  C2PA_CERTIFICATE_FILE: certificateFile,
  C2PA_KEY_FILE: keyFile,
}: z.output<typeof environment>): CredentialFiles | undefined {
  if (certificateFile && keyFile)
    return { certificateFile: resolve(certificateFile), keyFile: resolve(keyFile) }
  if (certificateFile || keyFile)
    throw new Error('C2PA_CERTIFICATE_FILE and C2PA_KEY_FILE belong together: set both, or neither.')
}

function describe(error: z.ZodError): string {
  const lines = error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
  return `The environment is not usable. Set or correct:\n${lines.join('\n')}`
}
