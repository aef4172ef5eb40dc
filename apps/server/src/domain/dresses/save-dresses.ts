import type { Saved, saveDressesBody } from '@ever-after/contract'
import type { z } from 'zod'
import type { Services } from '../../infra/services.ts'
import type { OperatorActor } from '../access/index.ts'
import { saveContent, shelves } from '../releases/index.ts'
import { checkDresses } from './check-dresses.ts'
import { toContent } from './content.ts'

/** Replaces the dresses; the save before stays as a release. */
export async function saveDresses(
  services: Pick<Services, 'database' | 'clock' | 'random'>,
  { by }: OperatorActor,
  { dresses, ...saving }: z.output<typeof saveDressesBody>,
): Promise<Saved> {
  const content = toContent(checkDresses(dresses, services.random))
  const release = await saveContent(services, shelves.dresses, {
    saving: { ...saving, action: 'saved', by },
    change: () => content,
  })
  return { success: true, version: release.version, release }
}
