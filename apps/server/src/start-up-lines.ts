import { brand, hostedKind } from '@ever-after/contract'
import type { Config } from './config.ts'
import { nameOfLink } from './config-engine.ts'

/** What a person who starts the server reads; the last line says that requests are served. */
export function startUpLines(config: Config, generatedPassword: string | undefined): string[] {
  const { publicUrl, role, dataFolder, databaseUrl, store, isProduction, settings } = config
  if (role === 'worker') return [`${brand.name} worker is running.`]
  const password = generatedPassword
    ? [`Operator password   ${generatedPassword}   (shown this once; set OPERATOR_PASSWORD to choose one)`]
    : []
  return [
    `${brand.name}, data in ${databaseUrl ? 'PostgreSQL and ' : ''}${dataFolder}`,
    ...(config.isPreviewAllowed ? [`App preview         ${publicUrl}/?app=preview`] : []),
    ...(store?.kind === 'sandbox' ? ['Store               a sandbox: purchases cost nothing'] : []),
    ...(store && isProduction && settings.countsTestPurchases
      ? ['Store               purchases in Apple’s sandbox count (STORE_SANDBOX_PURCHASES=count)']
      : []),
    ...hostedLines(config),
    `Landing page        ${publicUrl}/landing`,
    `Operator console    ${publicUrl}/admin`,
    `API documentation   ${publicUrl}/api/docs`,
    ...password,
    `ready ${publicUrl}`,
  ]
}

function hostedLines({ chains, settings }: Pick<Config, 'chains' | 'settings'>): string[] {
  const lines = hostedKind.options.flatMap((kind) => {
    const links = chains[kind]
    return links ? [`${`Hosted ${kind}`.padEnd(20)}${links.map(nameOfLink).join(', then ')}`] : []
  })
  const limit = settings.hostedUsdPerDay
  const budget = limit === undefined ? 'no limit (set ENGINE_BUDGET_USD_PER_DAY)' : `at most $${limit} a day`
  return lines.length ? [...lines, `Hosted budget       ${budget}`] : []
}
