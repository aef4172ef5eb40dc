import { brand } from '@ever-after/contract'
import { Button, Dialog } from '@ever-after/ui'
import { useSyncExternalStore } from 'react'
import { type SheetAnswer, sandboxSheet } from '#platform/sandbox/sheet.ts'
import { copy } from './copy.ts'
import { productNames } from './product-names.ts'

const others: readonly { answer: SheetAnswer; name: string }[] = [
  { answer: 'ask_parent', name: copy.askParent },
  { answer: 'fail', name: copy.fail },
  { answer: 'lose_connection', name: copy.loseConnection },
]

/** Stands in for the sheet of a real store while the sandbox asks. */
export function SandboxSheet() {
  const asked = useSyncExternalStore(sandboxSheet.subscribe, sandboxSheet.current)
  if (!asked) return null
  const { pkg, answer } = asked
  const name = productNames[pkg.productId as keyof typeof productNames] ?? pkg.productId
  return (
    <Dialog title={name} description={`${brand.name} · ${copy.store}`} onClose={() => answer('cancel')}>
      <p className="mt-5 rounded-card border border-line bg-paper px-5 py-4">
        {pkg.introPrice && <span className="block text-soft-ink">{copy.intro(pkg.introPrice)}</span>}
        <span className="font-serif text-headline tabular-nums leading-tight">{copy.price(pkg)}</span>
        <span className="mt-1 block text-balance text-fine text-soft-ink">{copy.note}</span>
      </p>
      <div className="mt-5 grid grid-cols-2 gap-3">
        <Button look="quiet" onClick={() => answer('cancel')}>
          {copy.cancel}
        </Button>
        <Button onClick={() => answer('buy')}>{pkg.plan ? copy.subscribe : copy.buy}</Button>
      </div>
      <p className="mt-6 text-center text-fine text-soft-ink">{copy.otherwise}</p>
      <div className="flex flex-wrap justify-center gap-x-5 text-small">
        {others.map(({ answer: given, name: label }) => (
          <button
            key={given}
            type="button"
            className="min-h-11 underline underline-offset-4"
            onClick={() => answer(given)}
          >
            {label}
          </button>
        ))}
      </div>
    </Dialog>
  )
}
