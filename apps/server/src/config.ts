import { resolve } from 'node:path'
import { z } from 'zod'
import { type ConfiguredChains, engineVariables, readChains } from './config-engine.ts'
import {
  type OutsideOrigins,
  objectVariables,
  outsideOriginsOf,
  readImageHost,
  readObjectStore,
} from './config-objects.ts'
import { type OperationsConfig, operationsVariables, readOperations } from './config-operations.ts'
import { findPlaceholders } from './config-placeholders.ts'
import { proxyVariables, type TrustedProxies } from './config-proxy.ts'
import { pushVariables, readPushAccount } from './config-push.ts'
import { type DatabaseConfig, type Drain, readDatabase, readDrain, scaleVariables } from './config-scale.ts'
import {
  readAppleFiles,
  readStoreConfig,
  readTestPurchases,
  type StoreConfig,
  storeVariables,
} from './config-store.ts'
import { readTextModel, textModelVariables } from './config-text-model.ts'
import type { AppleFiles } from './infra/billing/apple/open-transactions.ts'
import type { CloudinaryAccount } from './infra/image-host/cloudinary/cloudinary-account.ts'
import type { S3Account } from './infra/object-store/s3/s3-account.ts'
import type { CredentialFiles } from './infra/provenance/open-picture-signer.ts'
import type { PushAccount } from './infra/push/open-push.ts'
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
  ROLE: z.enum(['all', 'http', 'worker']).default('all'),
  DATA_DIR: z.string().min(1).default('.data'),
  OPERATOR_PASSWORD: z.string().min(8).optional(),
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
  PICTURES_PER_CHANGE: count.max(3).default(defaultSettings.picturesPerChange),
  PREMIUM_COLLECTIONS: list.default([]),
  BROWSERS_MAY_CREATE: flag.default(defaultSettings.browsersMayCreate),
  ...proxyVariables,
  ...scaleVariables,
  ...objectVariables,
  ...storeVariables,
  ...textModelVariables,
  ...pushVariables,
  ...engineVariables,
  ...operationsVariables,
})

/** Every variable that is read, with what a value of it becomes; for the check of `.env.example`. */
export const knownVariables = Object.entries(environment.shape).map(([name, schema]) => ({
  name,
  read: (value: string | undefined): unknown => schema.parse(value),
}))

type Role = 'all' | 'http' | 'worker'

export interface Config extends DatabaseConfig, OperationsConfig {
  isProduction: boolean
  host: string
  port: number
  /** Origin under which people reach this server, without a slash at the end. */
  publicUrl: string
  /** Put before the addresses of pictures: the public origin when it is configured, else nothing. */
  addressOrigin: string
  corsOrigins: string[]
  trustProxy: TrustedProxies
  role: Role
  dataFolder: string
  drain: Drain
  operatorPassword: string | undefined
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
  /** Undefined means files in the data folder. */
  objectStore: S3Account | undefined
  /** Undefined means that this server hosts pictures itself. */
  imageHost: CloudinaryAccount | undefined
  outsideOrigins: OutsideOrigins
  /** Undefined where nothing is for sale. */
  store: StoreConfig | undefined
  appleFiles: AppleFiles | undefined
  /** Undefined means that variations of a prompt are written by rules. */
  textModel: TextModelAccount | undefined
  /** Undefined means that messages to phones are only written to the log. */
  push: PushAccount | undefined
  /** Kinds of pictures that hosted models draw. */
  chains: ConfiguredChains
  settings: Settings
}

/** Reads the environment once; the error names each wrong variable and what it must be. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([name, value]) => name in environment.shape && value !== ''),
  )
  const placeholders = findPlaceholders(given)
  if (placeholders.length)
    throw new Error(`These still have the value of an example; choose your own: ${placeholders.join(', ')}.`)
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
  const outside = { objectStore: readObjectStore(values, { publicUrl }), imageHost: readImageHost(values) }
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
    ...readDatabase(values),
    drain: readDrain(values, { role: values.ROLE }),
    operatorPassword: values.OPERATOR_PASSWORD,
    ...readOperations(values),
    logLevel: values.LOG_LEVEL,
    isPreviewAllowed: values.ALLOW_PREVIEW ?? !isProduction,
    samplePhotosFolder: values.SAMPLE_PHOTOS_DIR && resolve(values.SAMPLE_PHOTOS_DIR),
    engineProcesses: values.ENGINE_PROCESSES,
    credentialFiles: credentialFilesOf(values),
    supportEmail: values.SUPPORT_EMAIL,
    appStoreUrl: values.APP_STORE_URL,
    termsUrl: values.TERMS_URL,
    ...outside,
    outsideOrigins: outsideOriginsOf(outside),
    store,
    appleFiles: readAppleFiles(values),
    textModel: readTextModel(values),
    push: readPushAccount(values),
    chains: readChains(values),
    settings: {
      ...defaultSettings,
      understandsAhead: values.ROLE === 'all',
      creationsAtOnce: values.CREATIONS_AT_ONCE,
      photoRetentionDays: values.PHOTO_RETENTION_DAYS,
      resultRetentionDays: values.RESULT_RETENTION_DAYS,
      registrationsPerHour: values.REGISTRATIONS_PER_HOUR,
      browserRegistrationsPerHour: values.BROWSER_REGISTRATIONS_PER_HOUR,
      premiumMasterWidthPx: values.PREMIUM_WIDTH_PX,
      picturesPerChange: values.PICTURES_PER_CHANGE,
      premiumCollections: values.PREMIUM_COLLECTIONS,
      browsersMayCreate: values.BROWSERS_MAY_CREATE,
      hostedDrawTimeoutMs: values.ENGINE_TIMEOUT_SECONDS * 1000,
      hostedUsdPerDay: values.ENGINE_BUDGET_USD_PER_DAY,
      hostedUsdPerStyleAndDay: values.ENGINE_BUDGET_USD_PER_STYLE_AND_DAY,
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
