import { resolve } from 'node:path'
import { readConfig } from '../apps/server/src/config.ts'
import { backUp } from '../apps/server/src/infra/backup/back-up.ts'
import { makePrivateFiles } from '../apps/server/src/infra/disk/close-to-others.ts'
import { describeContent } from './steps/describe-content.ts'
import { programName } from './steps/program-name.ts'
import { sayFailure } from './steps/say-failure.ts'

makePrivateFiles()
await sayFailure(async () => {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new Error('Name the folder of the backup: npm run backup -- /backups/monday')
  const { dataFolder, databaseUrl } = readConfig(process.env)
  if (databaseUrl)
    throw new Error(
      'The data is in PostgreSQL, which has tools of its own: docs/guides/operations.md says how to back it up.',
    )
  const target = resolve(folder)
  const manifest = await backUp({ dataFolder, target, product: programName(), now: new Date() })
  console.log(`Backed up ${describeContent(manifest)} from ${dataFolder} to ${target}.`)
})
