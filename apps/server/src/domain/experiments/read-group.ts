import type { TestGroup } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import type { Caller } from '../access/index.ts'
import { keepGroup } from './keep-group.ts'
import { drawGroup } from './rules.ts'

/** The device's group, drawn when it has none; whoever is no device sees the usual prices. */
export async function readGroup(
  services: Pick<Services, 'database' | 'clock' | 'random'>,
  caller: Caller | undefined,
): Promise<TestGroup> {
  if (caller?.kind !== 'device') return 'control'
  return keepGroup(services, caller, drawGroup(services.random.seed()))
}
