import { type CreationState, creationStage } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import type { CreationRow } from './claim-creation.ts'
import { estimateRemaining } from './estimate-remaining.ts'
import { readSituation } from './read-situation.ts'

/** How far a creation is, with an honest guess of the rest; null once it has ended. */
export async function readProgress(
  services: Pick<Services, 'database' | 'clock' | 'settings'>,
  row: CreationRow,
): Promise<CreationState['progress']> {
  if (row.status === 'completed' || row.status === 'failed') return null
  return {
    stage: creationStage.parse(row.stage),
    fraction: row.fraction,
    remainingMs: estimateRemaining(await readSituation(services, row)),
  }
}
