import { type LedgerEntry, unitsOf } from '@ever-after/contract'
import { hairColourNames } from '#creations'
import { catalogueText } from '#platform/catalogue-words.ts'
import { bucketNames, creationNames, lifetimeAmounts, outcomes, productNames, reasons } from './copy.ts'

/** How the creation of a reserved unit ended, as far as the ledger knows. */
export type Outcome = 'running' | 'made' | 'failed'

interface Words {
  title: string
  /** What was counted, and for a creation what it was and how it ended. */
  detail: string
  /** Such as `+3`; a right that is owned or not says so. */
  amount: string
}

/** An entry in plain words. */
export function wordsOf(entry: LedgerEntry, outcome: Outcome = 'running'): Words {
  return { title: titleOf(entry), detail: detailOf(entry, outcome), amount: amountOf(entry) }
}

function titleOf({ reason, bucket, amount, creation, productId }: LedgerEntry): string {
  const product = productNameOf(productId)
  const isComing = amount >= 0
  switch (reason) {
    case 'first_registration':
      return bucket.startsWith('portrait') ? reasons.firstPortraits : reasons.firstChanges
    case 'welcome_gift':
      return reasons.welcome
    case 'week_opened':
      return reasons.week
    case 'creation_accepted':
    case 'creation_completed':
    case 'creation_failed':
      return creation ? nameOf(creation) : creationNames.style.kind
    case 'purchase':
      return isComing ? reasons.bought(product) : reasons.refunded(product)
    case 'refund':
      return isComing ? reasons.refundReversed(product) : reasons.refunded(product)
    case 'refund_reversed':
      return reasons.refundReversed(product)
    case 'support':
      return isComing ? reasons.support : reasons.takenBack
    case 'restored':
      return isComing ? reasons.restored : reasons.movedAway
    case 'registered_again':
      return isComing ? reasons.carriedOver : reasons.carriedAway
  }
}

function nameOf({ kind, name }: NonNullable<LedgerEntry['creation']>): string {
  if (name === null) return creationNames[kind].deleted
  if (kind !== 'hair') return catalogueText(name)
  const colour = name.toLowerCase().replaceAll(' ', '-')
  return isColour(colour) ? hairColourNames[colour] : name
}

function isColour(name: string): name is keyof typeof hairColourNames {
  return Object.hasOwn(hairColourNames, name)
}

function detailOf({ kind, bucket, creation }: LedgerEntry, outcome: Outcome): string {
  if (kind === 'return') return outcomes.returned
  if (!creation) return bucketNames[bucket]
  return `${creationNames[creation.kind].kind}, ${outcomes[kind === 'commit' ? 'made' : outcome]}`
}

function amountOf(entry: LedgerEntry): string {
  const amount = unitsOf(entry)
  if (entry.bucket === 'lifetime') return amount > 0 ? lifetimeAmounts.owned : lifetimeAmounts.gone
  return amount > 0 ? `+${amount}` : `\u2013${Math.abs(amount)}`
}

function productNameOf(id: string | null): string {
  return isNamed(id) ? productNames[id] : productNames.other
}

function isNamed(id: string | null): id is keyof typeof productNames {
  return id !== null && Object.hasOwn(productNames, id)
}
