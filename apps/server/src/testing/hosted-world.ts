import type { EnginePool, HostedProvider } from '@ever-after/engine'
import { type FakePainter, type FakeProvider, startFakeProvider } from '@ever-after/engine/testing/hosted'
import { providerVariables } from '../config-engine.ts'
import type { Settings } from '../settings.ts'
import { startTestServer, type TestServer } from './start-server.ts'

/** Of each provider a model that draws couples and dresses alike. */
export const exampleModels: Record<HostedProvider, string> = {
  google: 'gemini-3-pro-image',
  openai: 'gpt-image-2.5-flare',
  fal: 'fal-ai/nano-banana-2/edit',
  replicate: 'black-forest-labs/flux-2-pro',
  'black-forest-labs': 'flux-2-pro',
  'openai-compatible': 'own-painter',
}
export const exampleProviders = Object.keys(exampleModels) as HostedProvider[]

/** What every picture costs in such a world, USD. */
export const pictureUsd = 0.04

export interface HostedWorld {
  server: TestServer
  /** One provider that may be told to fail, and another one that stands behind it. */
  first: FakeProvider
  second: FakeProvider
  /** Their names in chains. */
  names: { first: string; second: string }
  close(): Promise<void>
}

interface Opening {
  provider: HostedProvider
  /** Links of chains, such as `first`, `second` and studio. */
  chains: Record<string, readonly string[]>
  settings?: Partial<Settings>
  env?: Record<string, string>
  /** Instead of the light engine. */
  engine?: EnginePool
  painter?: FakePainter
  otherPainter?: FakePainter
}

/** The whole server with two hosted models that are asked over the wire. */
export async function startHostedWorld({
  provider,
  chains,
  settings,
  env,
  engine,
  ...painters
}: Opening): Promise<HostedWorld> {
  const other: HostedProvider = provider === 'google' ? 'openai' : 'google'
  const first = await startFakeProvider({ provider, ...painters })
  const second = await startFakeProvider({ provider: other, ...painters })
  const names = { first: linkOf(provider), second: linkOf(other) }
  const server = await startTestServer({
    env: {
      ...accountEnv(provider, first),
      ...accountEnv(other, second),
      ENGINE_PRICES: JSON.stringify({ [names.first]: pictureUsd, [names.second]: pictureUsd }),
      ...Object.fromEntries(
        Object.entries(chains).map(([kind, links]) => [
          `ENGINE_${kind.toUpperCase()}`,
          links.map((link) => (link === 'first' || link === 'second' ? names[link] : link)).join(','),
        ]),
      ),
      ...env,
    },
    settings: { hostedDrawTimeoutMs: 60_000, freeChanges: 500, ...settings },
    ...(engine && { engine }),
  })
  return {
    server,
    first,
    second,
    names,
    async close() {
      await server.close()
      await Promise.all([first.close(), second.close()])
    },
  }
}

function linkOf(provider: HostedProvider): string {
  return `${provider}:${exampleModels[provider]}`
}

function accountEnv(provider: HostedProvider, { account }: FakeProvider): Record<string, string> {
  const { key, url } = providerVariables[provider]
  return { [key]: account.apiKey, [url]: account.baseUrl }
}
