import { classNames } from '@ever-after/ui'
import type { PurchaseHook } from '#store'
import { paywallCopy } from '../../paywall-copy.ts'
import type { PaywallWays } from './paywall-ways.ts'

/** The terms of renewal and the ways that every paywall has. */
export function FinePrint({ purchase, onTerms, onPrivacy }: PaywallWays & { purchase: PurchaseHook }) {
  return (
    <footer className="text-center">
      <p className="text-balance text-fine text-soft-ink leading-relaxed">{paywallCopy.renewal}</p>
      <div className="mt-1 flex flex-wrap items-center justify-center gap-x-5">
        <FootLink name={paywallCopy.restore} isMain onPress={() => void purchase.restore()} />
        <FootLink name={paywallCopy.terms} onPress={onTerms} />
        <FootLink name={paywallCopy.privacy} onPress={onPrivacy} />
      </div>
    </footer>
  )
}

interface FootLinkProps {
  name: string
  isMain?: boolean
  onPress: () => void
}

function FootLink({ name, isMain, onPress }: FootLinkProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className={classNames(
        'min-h-11 text-fine underline underline-offset-4',
        isMain ? 'font-semibold text-rose decoration-transparent' : 'text-soft-ink',
      )}
    >
      {name}
      {!isMain && <span className="sr-only"> ({paywallCopy.opensOutside})</span>}
    </button>
  )
}
