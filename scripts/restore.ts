import { resolve } from 'node:path'
import { readConfig } from '../apps/server/src/config.ts'
import { restore } from '../apps/server/src/infra/backup/restore.ts'
import { closeToOthers, makePrivateFiles } from '../apps/server/src/infra/disk/close-to-others.ts'
import { describeContent } from './steps/describe-content.ts'
import { sayFailure } from './steps/say-failure.ts'

makePrivateFiles()
await sayFailure(async () => {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new Error('Name the folder of the backup: npm run restore -- /backups/monday')
  const { dataFolder, databaseUrl } = readConfig(process.env)
  if (databaseUrl)
    throw new Error('The data is in PostgreSQL: docs/guides/operations.md says how to restore it.')
  const source = resolve(folder)
  await closeToOthers(dataFolder)
  const manifest = await restore({ source, dataFolder })
  console.log(`Restored ${describeContent(manifest)}, made at ${manifest.madeAt}, to ${dataFolder}.`)
})
