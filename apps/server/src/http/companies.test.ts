import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { messageCompaniesOf, photoCompaniesOf } from './companies.ts'

const keys = {
  GOOGLE_API_KEY: 'key',
  OPENAI_API_KEY: 'key',
  FAL_KEY: 'key',
  REPLICATE_API_TOKEN: 'key',
  BFL_API_KEY: 'key',
  AWS_ACCESS_KEY_ID: 'key',
  AWS_SECRET_ACCESS_KEY: 'secret',
}
const configOf = (env: Record<string, string>) => readConfig({ STORE: 'none', ...keys, ...env })
const read = (env: Record<string, string>) => photoCompaniesOf(configOf(env))
const nobody = { couple: [], dress: [], portrait: [], storage: [], hair: [] }

test('nobody gets a photo where the studio draws and the disk stores, whatever keys are set', () => {
  expect(read({})).toEqual(nobody)
  expect(read({ ENGINE_COUPLE: 'studio' })).toEqual(nobody)
})

test('companies stand with what they draw, each once, by the names that people know', () => {
  expect(
    read({
      ENGINE_COUPLE: 'google:a,google:b,replicate:owner/name:v2,studio',
      ENGINE_DRESS: 'fal:fal-ai/fashn/tryon/v1.6,openai:a',
      ENGINE_PORTRAIT: 'black-forest-labs:a',
      ENGINE_PRICES: prices(
        'google:a',
        'google:b',
        'replicate:owner/name:v2',
        'openai:a',
        'black-forest-labs:a',
      ),
    }),
  ).toEqual({
    ...nobody,
    couple: ['Google', 'Replicate'],
    dress: ['fal', 'OpenAI'],
    portrait: ['Black Forest Labs'],
  })
})

test('previews of styles are drawn from words, so their models get no photo', () => {
  expect(read({ ENGINE_PREVIEW: 'fal:fal-ai/nano-banana-2' })).toEqual(nobody)
})

test.for([
  ['https://images.example.com:8443/v1?key=hidden', 'images.example.com'],
  ['http://localhost:8000/v1', 'a server of the operator’s choosing'],
  ['http://192.168.4.2/v1', 'a server of the operator’s choosing'],
  ['http://[::1]:8000', 'a server of the operator’s choosing'],
  ['http://[fd00::7]:8000', 'a server of the operator’s choosing'],
  ['http://models:8000', 'a server of the operator’s choosing'],
  ['http://models.studio.svc.cluster.local', 'a server of the operator’s choosing'],
  ['https://203.0.113.9/v1', 'a server of the operator’s choosing'],
] as const)('a server at %s is told as %s', ([OPENAI_COMPATIBLE_URL, name]) => {
  const { couple } = read({ ENGINE_COUPLE: 'openai-compatible:own', OPENAI_COMPATIBLE_URL })
  expect(couple).toEqual([name])
})

test.for([
  ['', 'Amazon'],
  ['&endpoint=https://s3.eu-central-1.amazonaws.com', 'Amazon'],
  ['&endpoint=https://account-number.r2.cloudflarestorage.com', 'Cloudflare'],
  ['&endpoint=https://objects.example.org', 'objects.example.org'],
  ['&endpoint=https://203.0.113.9', 'a server of the operator’s choosing'],
] as const)('a bucket with “%s” is told as %s', ([option, name]) => {
  expect(read({ OBJECT_STORE: `s3://hidden-bucket?region=eu-central-1${option}` }).storage).toEqual([name])
})

test.for(['http://minio:9000', 'http://10.0.0.7:9000', 'http://127.0.0.1:9000'])(
  'a store at %s is part of the server',
  (endpoint) => {
    expect(read({ OBJECT_STORE: `s3://bucket?region=here&endpoint=${endpoint}` }).storage).toEqual([])
  },
)

test('Cloudinary gets the photos for hair colours', () => {
  expect(read({ CLOUDINARY_URL: 'cloudinary://key:secret@cloud' })).toEqual({
    ...nobody,
    hair: ['Cloudinary'],
  })
})

test('messages are carried by Apple and Google once an account is set', () => {
  expect(messageCompaniesOf(configOf({}))).toEqual([])
  expect(messageCompaniesOf(configOf({ FCM_SERVICE_ACCOUNT_FILE: 'account.json' }))).toEqual([
    'Apple',
    'Google',
  ])
})

function prices(...models: string[]): string {
  return JSON.stringify(Object.fromEntries(models.map((model) => [model, 0.01])))
}
