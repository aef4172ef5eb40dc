import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from './config.ts'
import { nameOfLink } from './config-engine.ts'
import type { Examined, Finding } from './infra/doctor/finding.ts'
import { cloudinaryPart } from './infra/doctor/parts/cloudinary.ts'
import { credentialsPart } from './infra/doctor/parts/credentials.ts'
import { dataFolderPart } from './infra/doctor/parts/data-folder.ts'
import { embeddedDatabasePart } from './infra/doctor/parts/embedded-database.ts'
import { hostedModelPart } from './infra/doctor/parts/hosted-model.ts'
import { objectsPart } from './infra/doctor/parts/objects.ts'
import { ownServerPart } from './infra/doctor/parts/own-server.ts'
import { postgresPart } from './infra/doctor/parts/postgres.ts'
import { judgePublicFace } from './infra/doctor/parts/public-face.ts'
import { applePart, purchasesPart } from './infra/doctor/parts/purchases.ts'
import { pushPart } from './infra/doctor/parts/push.ts'
import { stated } from './infra/doctor/parts/stated.ts'
import { textModelPart } from './infra/doctor/parts/text-model.ts'
import { tracesPart } from './infra/doctor/parts/traces.ts'
import { diskObjectStore } from './infra/object-store/disk-object-store.ts'
import { openS3Objects } from './infra/object-store/s3/open-s3-objects.ts'

/** Everything that the configuration asks for, in the order in which it is needed. */
export function examinedParts(config: Config): Examined[] {
  return [
    ownServerPart(config.port),
    ...databases(config),
    dataFolderPart(config.dataFolder),
    pictures(config),
    stated(builtPages()),
    ...imageModels(config),
    textModelPart(config.textModel),
    purchasesPart(config),
    applePart(config),
    pushPart(config.push),
    imageHost(config),
    credentialsPart(config.credentialFiles),
    ...publicFace(config).map(stated),
    stated(metrics(config)),
    tracesPart(config.tracing),
  ]
}

function databases({ databaseUrl, databaseReadUrl, dataFolder }: Config): Examined[] {
  if (!databaseUrl) return [embeddedDatabasePart(dataFolder)]
  const main = postgresPart({ part: 'Database', url: databaseUrl, variable: 'DATABASE_URL' })
  if (!databaseReadUrl) return [main]
  return [main, postgresPart({ part: 'Replica', url: databaseReadUrl, variable: 'DATABASE_READ_URL' })]
}

function pictures({ objectStore, dataFolder, role }: Config): Examined {
  const folder = join(dataFolder, 'objects')
  if (objectStore)
    return objectsPart({
      words: `In the bucket ${objectStore.bucket}, region ${objectStore.region}`,
      remedy:
        'Look at OBJECT_STORE, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, and at what the key may do.',
      open: () => openS3Objects(objectStore, { attemptMs: 3000, totalMs: 6000 }),
    })
  if (!existsSync(folder))
    return stated({
      part: 'Pictures',
      state: 'ready',
      words: 'On disk, in the data folder, from the first one on.',
    })
  return objectsPart({
    words: `On disk, in ${folder}${role === 'all' ? '' : ', which every process has to share'}`,
    remedy: 'Look at DATA_DIR and at who may write there, or set OBJECT_STORE to a bucket.',
    open: async () => diskObjectStore(folder),
  })
}

function imageModels(config: Config): Examined[] {
  const links = Object.entries(config.chains).flatMap(([kind, chain]) =>
    chain.map((link) => ({ kind, link })),
  )
  const names = [...new Set(links.map(({ link }) => nameOfLink(link)))]
  const hosted = names.flatMap((name) => {
    const kinds = links.filter(({ link }) => nameOfLink(link) === name).map(({ kind }) => kind)
    const link = links.find((one) => nameOfLink(one.link) === name)?.link
    return link && link !== 'studio' ? [hostedModelPart({ ...link, kinds })] : []
  })
  if (hosted.length) return [...hosted, stated(budget(config))]
  const words =
    'All pictures are drawn by the studio on this machine. ENGINE_COUPLE and its siblings name hosted models.'
  return [stated({ part: 'Image model', state: 'off', words })]
}

function budget({ settings: { hostedUsdPerDay, hostedUsdPerStyleAndDay } }: Config): Finding {
  const part = 'Budget'
  const perStyle =
    hostedUsdPerStyleAndDay === undefined ? '' : `, ${hostedUsdPerStyleAndDay} for each style or dress`
  if (hostedUsdPerDay !== undefined)
    return { part, state: 'ready', words: `Hosted models may cost ${hostedUsdPerDay} USD a day${perStyle}.` }
  return {
    part,
    state: 'attention',
    words: 'Nothing limits what hosted models cost in a day.',
    remedy: 'Set ENGINE_BUDGET_USD_PER_DAY.',
  }
}

function imageHost({ imageHost }: Config): Examined {
  if (imageHost) return cloudinaryPart(imageHost)
  const words = 'Uploads are hosted by this server. CLOUDINARY_URL names an account at Cloudinary.'
  return stated({ part: 'Image host', state: 'off', words })
}

function publicFace(config: Config): Finding[] {
  return judgePublicFace({ ...config, isChosen: config.addressOrigin !== '' })
}

function metrics({ metricsToken, operationsPort, role }: Config): Finding {
  const part = 'Metrics'
  if (role === 'worker' && operationsPort === undefined)
    return {
      part,
      state: 'attention',
      words: 'A worker has no port, so that nobody can ask how it is.',
      remedy: 'Set OPERATIONS_PORT, such as 9464.',
    }
  const where = operationsPort === undefined ? 'at /metrics' : `at /metrics, also on port ${operationsPort}`
  const who = metricsToken
    ? 'for whoever has METRICS_TOKEN'
    : 'for this machine only (METRICS_TOKEN opens them)'
  return { part, state: 'ready', words: `${where[0].toUpperCase()}${where.slice(1)}, ${who}.` }
}

function builtPages(): Finding {
  const part = 'App'
  const missing = ['web', 'console'].filter(
    (app) => !existsSync(fileURLToPath(new URL(`../../${app}/dist/index.html`, import.meta.url))),
  )
  if (missing.length === 0) return { part, state: 'ready', words: 'The app and the console are built.' }
  return {
    part,
    state: 'attention',
    words: `Not built: ${missing.join(' and ')}.`,
    remedy: 'npm start builds what is missing; npm run build does it alone.',
  }
}
