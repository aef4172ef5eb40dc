import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { startUpLines } from './start-up-lines.ts'

const read = (env: Record<string, string>) => readConfig({ STORE: 'none', ...env })

test('nothing is hosted unless a chain names it', () => {
  expect(read({ GOOGLE_API_KEY: 'key' })).toMatchObject({
    chains: {},
    settings: { hostedUsdPerDay: undefined, hostedUsdPerStyleAndDay: undefined },
  })
})

test('a chain names who draws a kind of picture, the first one first', () => {
  const { chains } = read({
    ENGINE_COUPLE: 'google:gemini-3-pro-image, replicate:owner/name:v2 ,studio',
    ENGINE_PREVIEW: 'fal:fal-ai/flux-pro/kontext',
    GOOGLE_API_KEY: 'google key',
    REPLICATE_API_TOKEN: 'replicate key',
    REPLICATE_BASE_URL: 'http://127.0.0.1:1/v1/',
    FAL_KEY: 'fal key',
  })
  expect(chains).toEqual({
    couple: [
      { provider: 'google', model: 'gemini-3-pro-image', account: { apiKey: 'google key' } },
      {
        provider: 'replicate',
        model: 'owner/name:v2',
        account: { apiKey: 'replicate key', baseUrl: 'http://127.0.0.1:1/v1' },
      },
      'studio',
    ],
    preview: [{ provider: 'fal', model: 'fal-ai/flux-pro/kontext', account: { apiKey: 'fal key' } }],
  })
})

test.for([
  ['google:a', 'ENGINE_COUPLE names google, which needs GOOGLE_API_KEY'],
  ['openai-compatible:a', 'needs OPENAI_COMPATIBLE_URL'],
  ['midjourney:a', '“midjourney:a” is no link'],
  ['google', '“google” is no link'],
  ['google:', '“google:” is no link'],
  ['constructor:a', '“constructor:a” is no link'],
  ['studio,fal:b', 'studio is the last link or none'],
  ['fal:b,fal:b', 'ENGINE_COUPLE names fal:b twice'],
])('the chain %s does not start: %s', ([chain, words]) => {
  expect(() => read({ ENGINE_COUPLE: chain, FAL_KEY: 'fal key' })).toThrow(words)
})

test('a server of one’s own needs an address and no key', () => {
  const { chains } = read({
    ENGINE_DRESS: 'openai-compatible:mine',
    OPENAI_COMPATIBLE_URL: 'http://gpu.internal:8000/v1',
  })
  expect(chains.dress).toEqual([
    {
      provider: 'openai-compatible',
      model: 'mine',
      account: { apiKey: '', baseUrl: 'http://gpu.internal:8000/v1' },
    },
  ])
})

test('a price of one’s own belongs to its model', () => {
  const env = {
    ENGINE_DRESS: 'fal:a,fal:b',
    FAL_KEY: 'fal key',
    ENGINE_PRICES: '{"fal:b": 0.03}',
  }
  const links = read(env).chains.dress ?? []
  expect(links.map((link) => link !== 'studio' && link.priceUsd)).toEqual([undefined, 0.03])
  for (const wrong of ['0.03', '{"fal:b": "free"}', '{"b": 1}', '{'])
    expect(() => read({ ...env, ENGINE_PRICES: wrong })).toThrow('ENGINE_PRICES must be JSON')
})

test('budgets are amounts of money', () => {
  const budgets = { ENGINE_BUDGET_USD_PER_DAY: '20', ENGINE_BUDGET_USD_PER_STYLE_AND_DAY: '2.5' }
  expect(read(budgets).settings).toMatchObject({ hostedUsdPerDay: 20, hostedUsdPerStyleAndDay: 2.5 })
  for (const name of Object.keys(budgets)) expect(() => read({ ...budgets, [name]: '0' })).toThrow(name)
})

test('starting tells who draws what and what it may cost', () => {
  const env = { ENGINE_COUPLE: 'fal:a,studio', FAL_KEY: 'secret key' }
  const linesOf = (more: Record<string, string>) => startUpLines(read({ ...env, ...more }), undefined)
  expect(linesOf({})).toContain('Hosted couple       fal:a, then studio')
  expect(linesOf({})).toContain('Hosted budget       no limit (set ENGINE_BUDGET_USD_PER_DAY)')
  const limited = linesOf({ ENGINE_BUDGET_USD_PER_DAY: '20' })
  expect(limited).toContain('Hosted budget       at most $20 a day')
  expect(limited.join()).not.toContain('secret key')
  expect(startUpLines(read({}), undefined).join()).not.toContain('Hosted')
})

test('a model may be given more time, or less', () => {
  expect(read({}).settings.hostedDrawTimeoutMs).toBe(120_000)
  expect(read({ ENGINE_TIMEOUT_SECONDS: '90' }).settings.hostedDrawTimeoutMs).toBe(90_000)
  expect(() => read({ ENGINE_TIMEOUT_SECONDS: '1' })).toThrow('ENGINE_TIMEOUT_SECONDS')
})
