import type { EngineError } from '../spec/errors.ts'
import type { ChainSettings } from './hosted-engine-options.ts'

export interface BreakersOptions {
  clock: { now(): Date }
  random: { seed(): number }
  settings: Pick<ChainSettings, 'breakerFailures' | 'breakerRestMs' | 'breakerMostRestMs'>
}

interface State {
  failures: number
  /** How often in a row it was left alone. */
  rests: number
  /** Undefined while it is asked as usual. */
  restsUntilMs: number | undefined
  isProbing: boolean
}

/** Says what came of a call that was let through; exactly once. */
export type Answer = (outcome: 'answered' | 'unasked' | EngineError) => void

const seeds = 2 ** 31

/** Leaves a provider alone that fails again and again, then asks it once; one breaker for each provider. */
export class Breakers {
  readonly #options: BreakersOptions
  readonly #states = new Map<string, State>()

  constructor(options: BreakersOptions) {
    this.#options = options
  }

  /** Lets a call through, or null while the provider is left alone or another call probes it. */
  enter(provider: string): Answer | null {
    const state = this.#stateOf(provider)
    const { restsUntilMs } = state
    if (restsUntilMs === undefined) return (outcome) => this.#hear(state, outcome)
    if (state.isProbing || this.#nowMs() < restsUntilMs) return null
    state.isProbing = true
    return (outcome) => {
      state.isProbing = false
      this.#hear(state, outcome)
    }
  }

  #stateOf(provider: string): State {
    const known = this.#states.get(provider)
    if (known) return known
    const state: State = { failures: 0, rests: 0, restsUntilMs: undefined, isProbing: false }
    this.#states.set(provider, state)
    return state
  }

  #hear(state: State, outcome: Parameters<Answer>[0]): void {
    if (outcome === 'unasked') return
    if (outcome === 'answered') {
      state.failures = 0
      state.rests = 0
      state.restsUntilMs = undefined
      return
    }
    state.failures++
    const { breakerFailures, breakerMostRestMs } = this.#options.settings
    const isProbe = state.restsUntilMs !== undefined
    const isTold = outcome.retryAfterMs !== undefined || outcome.code === 'over_budget'
    if (!isProbe && !isTold && state.failures < breakerFailures) return
    const restMs = Math.min(breakerMostRestMs, outcome.retryAfterMs ?? this.#restMs(state, outcome))
    state.rests++
    state.restsUntilMs = this.#nowMs() + restMs
  }

  /** Doubles from rest to rest; up to a tenth more, so that several processes do not probe at the same moment. */
  #restMs({ rests }: State, { code }: EngineError): number {
    const { random, settings } = this.#options
    if (code === 'over_budget') return settings.breakerMostRestMs
    return settings.breakerRestMs * 2 ** Math.min(rests, 20) * (1 + (0.1 * random.seed()) / seeds)
  }

  #nowMs(): number {
    return this.#options.clock.now().getTime()
  }
}
