import type { SubscriptionStatus } from '@ever-after/contract'
import { act, fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'
import type { SheetAnswer } from '#platform/sandbox/sheet.ts'
import { statusOf } from '../../testing/builders.ts'
import { answerSheet, openStore } from '../../testing/open-store.ts'
import { serveApi } from '../../testing/serve-api.ts'
import { show } from '../../testing/show.tsx'
import {
  type PurchaseVariant,
  useLifetime,
  useOfferings,
  usePacks,
  usePurchase,
  useStoreWatch,
} from '../index.ts'

// Loaded here and not within a test, whose clock stands still.
await import('#platform/sandbox/create-sandbox-purchases.ts')

export const oneTimeRoute = 'POST /api/purchases/one-time'
export const creditsRoute = 'POST /api/purchases/portrait-credits'
export const syncRoute = 'POST /api/subscriptions/sync'
export const statusRoute = 'GET /api/subscriptions/status'

export const holdings = {
  hasLifetimeDownloads: false,
  bonusChangesRemaining: 2,
  purchaseDate: null,
  portraitCreditsRemaining: 0,
}

interface CounterOptions extends NonNullable<Parameters<typeof openStore>[0]> {
  variant?: PurchaseVariant
  routes?: Parameters<typeof serveApi>[0]
}

/** A bare shop over the store's hooks, with everything that they say as text. */
export async function openCounter({ variant = 'overlay', routes = {}, ...sales }: CounterOptions = {}) {
  const store = openStore(sales)
  const server = { status: statusOf() as SubscriptionStatus }
  const calls = serveApi({
    [statusRoute]: () => server.status,
    [oneTimeRoute]: holdings,
    [creditsRoute]: holdings,
    ...store.routes,
    ...routes,
  })
  const told = { onDone: vi.fn(), onSkip: vi.fn(), notify: vi.fn(), onUnlocked: vi.fn(), onRestored: vi.fn() }
  show(<Counter variant={variant} {...told} />)
  await says('shop is open')
  return {
    ...told,
    store: store.state,
    server,
    /** What was sent to a route. */
    sent: (route: string) => calls.filter((call) => call.route === route).map(({ body }) => body),
    subscribe() {
      server.status = {
        ...statusOf(),
        hasActiveSubscription: true,
        subscription: {
          expiresAt: new Date(Date.now() + 1e9).toISOString(),
          productId: 'p',
          periodType: 'NORMAL',
        },
      }
    },
  }
}

/** Presses a package's button and answers the store's sheet. */
export async function buy(name: string, answer: SheetAnswer): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }))
  await answerSheet(answer)
}

export async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms))
}

/** Short steps: while it waits, the tests' clock goes on. */
export const says = (text: string | RegExp) =>
  vi.waitFor(() => screen.getByText(text), { timeout: 10_000, interval: 5 })

interface CounterProps {
  variant: PurchaseVariant
  onDone: () => void
  onSkip: () => void
  notify: () => void
  onUnlocked: (productId: string) => void
  onRestored: () => void
}

function Counter({ variant, onUnlocked, onRestored, ...told }: CounterProps) {
  const { state, weekly, yearly, problem, problemOf } = useOfferings()
  const { packs } = usePacks()
  const lifetime = useLifetime()
  const purchase = usePurchase({ variant, ...told })
  useStoreWatch({ onUnlocked, onRestored })
  const sold = [weekly, yearly, ...packs.map(({ pkg }) => pkg), lifetime.pkg].filter(
    (pkg) => pkg !== undefined,
  )
  return (
    <>
      <p>shop is {state === 'ready' || state === 'failed' ? 'open' : state}</p>
      <p>state: {purchase.state}</p>
      {purchase.isRestoring && <p>restoring</p>}
      {purchase.state === 'pending' && <p>{purchase.note}</p>}
      <p role="alert">{purchase.alert}</p>
      <ul>
        {[
          problem,
          problemOf('weekly'),
          problemOf('yearly'),
          lifetime.problem,
          ...packs.map((one) => one.problem),
        ]
          .filter((words) => words !== undefined)
          .map((words, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand twice
            <li key={index}>{words}</li>
          ))}
      </ul>
      {sold.map((pkg) => (
        <button
          key={pkg.productId}
          type="button"
          disabled={purchase.isResting(pkg)}
          onClick={() => void purchase.buy(pkg)}
        >
          {pkg.plan ?? pkg.packId ?? 'lifetime'}
        </button>
      ))}
      <button type="button" onClick={() => void purchase.buy(undefined)}>
        nothing
      </button>
      <button type="button" onClick={() => void purchase.restore()}>
        restore
      </button>
    </>
  )
}
