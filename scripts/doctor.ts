import { examinedParts } from '../apps/server/src/compose-doctor.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { makePrivateFiles } from '../apps/server/src/infra/disk/close-to-others.ts'
import { describeFindings } from '../apps/server/src/infra/doctor/describe-findings.ts'
import { examine } from '../apps/server/src/infra/doctor/examine.ts'
import { programName } from './steps/program-name.ts'
import { sayFailure } from './steps/say-failure.ts'

makePrivateFiles()
await sayFailure(async () => {
  const config = readConfig(process.env)
  const place = config.isProduction ? 'production' : 'development'
  console.log(`${programName()} for ${place}, ROLE=${config.role}, Node ${process.version}\n`)
  const findings = await examine(examinedParts(config), { withinMs: 8000 })
  for (const line of describeFindings(findings)) console.log(line)
  if (findings.some(({ state }) => state === 'broken')) process.exitCode = 1
})
