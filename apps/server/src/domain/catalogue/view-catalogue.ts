import type { DeviceCatalogue, OperatorCatalogue, OperatorStyle } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import type { Caller } from '../access/index.ts'
import { type Current, readCurrent, shelves, toCatalogue } from '../releases/index.ts'
import { viewForDevice } from './rules.ts'

type Made<V> = WeakMap<Current<OperatorStyle>, V>

/** Made once for each version, however many ask; so one version is one object. */
const whole: Made<OperatorCatalogue> = new WeakMap()
const shown: Made<DeviceCatalogue> = new WeakMap()

/** The live catalogue as the caller may see it; without a caller, as a device sees it. */
export async function viewCatalogue(
  { database }: Pick<Services, 'database'>,
  caller?: Caller,
): Promise<OperatorCatalogue | DeviceCatalogue> {
  const live = await readCurrent({ database }, shelves.live)
  if (caller?.kind === 'operator') return once(whole, live, toCatalogue)
  return once(shown, live, (current) => viewForDevice(toCatalogue(current)))
}

/** The draft, which is the live catalogue until somebody changes it (decision A27). */
export async function viewDraft({ database }: Pick<Services, 'database'>): Promise<OperatorCatalogue> {
  const draft = await readCurrent({ database }, shelves.draft)
  return once(whole, draft.isCopy ? await readCurrent({ database }, shelves.live) : draft, toCatalogue)
}

function once<V>(
  made: Made<V>,
  current: Current<OperatorStyle>,
  make: (current: Current<OperatorStyle>) => V,
): V {
  const view = made.get(current) ?? make(current)
  made.set(current, view)
  return view
}
