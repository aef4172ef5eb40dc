import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const keys = { AWS_ACCESS_KEY_ID: 'AKIA1', AWS_SECRET_ACCESS_KEY: 'very secret' }
const store = (OBJECT_STORE: string, more: Record<string, string> = {}) =>
  readConfig({ ...keys, ...more, OBJECT_STORE })

test('without a bucket and an account objects lie in the data folder and pictures are hosted here', () => {
  const { objectStore, imageHost, outsideOrigins } = readConfig({})
  expect([objectStore, imageHost, outsideOrigins]).toEqual([
    undefined,
    undefined,
    { pictures: [], uploads: [] },
  ])
})

test('a bucket at Amazon needs its region, from its address or beside it', () => {
  const account = {
    bucket: 'ever-after',
    prefix: '',
    region: 'eu-central-1',
    endpoint: undefined,
    publicEndpoint: undefined,
    credentials: { accessKeyId: 'AKIA1', secretAccessKey: 'very secret', sessionToken: undefined },
    downloads: 'direct',
    uploads: 'server',
  }
  expect(store('s3://ever-after?region=eu-central-1').objectStore).toEqual(account)
  expect(store('s3://ever-after', { AWS_REGION: 'eu-central-1' }).objectStore).toEqual(account)
  expect(() => store('s3://ever-after')).toThrow('region')
})

test('a server of the protocol has an endpoint, a public one for clients, a folder, and ways for pictures', () => {
  const { objectStore, outsideOrigins } = store(
    's3://bucket/a/b?region=eu&endpoint=http://minio:9000/&public=https://files.example&uploads=direct',
    { PUBLIC_URL: 'https://app.example', AWS_SESSION_TOKEN: 'token' },
  )
  expect(objectStore).toMatchObject({
    prefix: 'a/b/',
    endpoint: 'http://minio:9000',
    publicEndpoint: 'https://files.example',
    uploads: 'direct',
    credentials: { sessionToken: 'token' },
  })
  expect(outsideOrigins).toEqual({ pictures: ['https://files.example'], uploads: ['https://files.example'] })
  expect(store('s3://bucket?region=eu&downloads=server').outsideOrigins).toEqual({
    pictures: [],
    uploads: [],
  })
})

test.for([
  ['s3://B?region=eu', 'OBJECT_STORE'],
  ['s3://bucket?region=eu&downlods=server', 'downlods'],
  ['s3://bucket?region=eu&downloads=maybe', 'downloads'],
  ['s3://bucket?region=eu&endpoint=ftp://x', 'endpoint'],
  ['s3://bucket?region=eu&uploads=direct', 'PUBLIC_URL'],
  ['gs://bucket', 'OBJECT_STORE'],
] as const)('the store %s is refused and the sentence names %s', ([url, word]) => {
  expect(() => store(url)).toThrow(word)
})

test('a bucket without keys is refused, and no sentence repeats a secret', () => {
  expect(() => readConfig({ OBJECT_STORE: 's3://bucket?region=eu' })).toThrow('AWS_ACCESS_KEY_ID')
  expect(() => readConfig({ CLOUDINARY_URL: 'cloudinary://key:hidden' })).toThrow(/^(?!.*hidden)/s)
  expect(() => readConfig({ CLOUDINARY_URL: 'cloudinary://1:hidden@cloud?what=1' })).toThrow(/^(?!.*hidden)/s)
})

test('an account at Cloudinary is its own variable as Cloudinary shows it', () => {
  const { imageHost, outsideOrigins } = readConfig({ CLOUDINARY_URL: 'cloudinary://123:s-e_c@our-cloud' })
  expect(imageHost).toEqual({
    cloudName: 'our-cloud',
    apiKey: '123',
    apiSecret: 's-e_c',
    uploadBase: 'https://api.cloudinary.com',
    deliveryBase: 'https://res.cloudinary.com',
    signatureAlgorithm: 'sha1',
  })
  expect(outsideOrigins).toEqual({
    pictures: ['https://res.cloudinary.com'],
    uploads: ['https://api.cloudinary.com'],
  })
  const own = readConfig({
    CLOUDINARY_URL: 'cloudinary://1:s@c?secure_distribution=pictures.example&signature_algorithm=sha256',
  })
  expect(own.imageHost).toMatchObject({
    deliveryBase: 'https://pictures.example',
    signatureAlgorithm: 'sha256',
  })
})
