import type { OneTimeStatus } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import { type DeviceActor, Refusal } from '../access/index.ts'
import { answerOnce } from './answer-once.ts'
import { askStore, readSubscriber } from './ask-store.ts'
import { installationOf } from './installation-of.ts'
import { readOneTimeStatus } from './read-one-time-status.ts'
import { judgeProduct, judgeSignature, judgeStranger, type PurchaseReport } from './rules.ts'
import { keepSubscriber, type SyncServices } from './sync-installation.ts'

type ReportServices = SyncServices & Pick<Services, 'signedTransactions'>

export interface ReportRequest {
  report: PurchaseReport
  /** The whole body, by which a repeated request is known. */
  body: unknown
  idempotencyKey: string | undefined
}

/** Takes a report as a hint: what the store confirms is granted, once for each transaction (decision A03). */
export function reportPurchase(
  services: ReportServices,
  caller: DeviceActor,
  { report, body, idempotencyKey }: ReportRequest,
): Promise<OneTimeStatus> {
  const endpoint = report.type === 'portrait_credits' ? 'report-portrait-credits' : 'report-one-time'
  return answerOnce(services, caller, {
    request: idempotencyKey === undefined ? undefined : { endpoint, key: idempotencyKey, body },
    answer: async () => {
      await verifyAndKeep(services, caller, report)
      return readOneTimeStatus(services, caller)
    },
  })
}

async function verifyAndKeep(
  services: ReportServices,
  caller: DeviceActor,
  report: PurchaseReport,
): Promise<void> {
  refuseIf(judgeProduct(report))
  await refuseForged(services, report)
  const installationId = await installationOf(services, caller)
  const askedAt = services.clock.now()
  const subscriber = await readSubscriber(services, installationId)
  const bought = subscriber.purchases.find(({ transactionId }) => transactionId === report.transactionId)
  if (!bought) {
    const found = await askStore(services, (billing) => billing.findPurchase(report.transactionId))
    const { countsTestPurchases } = services.settings
    throw new Refusal(judgeStranger(found, { installationId, countsTestPurchases }))
  }
  if (bought.productId !== report.productId) throw new Refusal('wrong_product')
  await keepSubscriber(services, { installationId, subscriber, askedAt })
  if (bought.isRefunded) throw new Refusal('purchase_refunded')
}

/** Apple's signature is a second proof: it refuses what it does not confirm, and grants nothing by itself. */
async function refuseForged(
  { signedTransactions }: Pick<Services, 'signedTransactions'>,
  report: PurchaseReport,
): Promise<void> {
  if (!signedTransactions || report.signedTransaction === undefined) return
  refuseIf(judgeSignature(report, await signedTransactions.verify(report.signedTransaction)))
}

function refuseIf(code: ConstructorParameters<typeof Refusal>[0] | undefined): void {
  if (code) throw new Refusal(code)
}
