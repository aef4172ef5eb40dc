import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCertificates } from '../../testing/make-certificates.ts'
import { readCredentials } from '../../testing/read-credentials.ts'
import { systemClock } from '../clock.ts'
import { systemRandom } from '../random.ts'
import { openPictureSigner } from './open-picture-signer.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ever-after-credentials-'))
})
afterAll(() => rm(folder, { recursive: true }))

const good = await makeCertificates()
const other = await makeCertificates()
const outside = { productName: 'A Studio', clock: systemClock, random: systemRandom }
const bytes = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#b04040' } })
  .jpeg()
  .toBuffer()

async function open({ chainPem, keyPem }: { chainPem: string; keyPem: string }) {
  const files = { certificateFile: join(folder, 'chain.pem'), keyFile: join(folder, 'key.pem') }
  await writeFile(files.certificateFile, chainPem)
  await writeFile(files.keyFile, keyPem)
  return openPictureSigner({ files, ...outside })
}

const reversed = (pem: string) =>
  pem
    .match(/-----BEGIN[^-]+-----[^-]+-----END[^-]+-----\n/g)
    ?.reverse()
    .join('') ?? ''

test('a signer opened with a certificate and its key signs JPEGs and leaves WebP as it is', async () => {
  const signer = await open(good)
  const { bytes: signed } = await signer.sign({ bytes, mime: 'image/jpeg' })
  expect((await readCredentials(signed, good.authorityPem))?.state).toBe('Trusted')
  const thumb = { bytes: await sharp(bytes).webp().toBuffer(), mime: 'image/webp' as const }
  expect(await signer.sign(thumb)).toBe(thumb)
})

test('without files nothing is signed', async () => {
  const signer = await openPictureSigner({ files: undefined, ...outside })
  expect((await signer.sign({ bytes, mime: 'image/jpeg' })).bytes).toBe(bytes)
  expect(await readCredentials(bytes)).toBeUndefined()
})

const longAgo = { notBefore: new Date('2020-01-01'), notAfter: new Date('2021-01-01') }
const far = { notBefore: new Date('2090-01-01'), notAfter: new Date('2091-01-01') }

test.for<[string, { chainPem: string; keyPem: string }, RegExp]>([
  ['an empty certificate file', { ...good, chainPem: '' }, /CERTIFICATE_FILE holds no certificate/],
  ['a damaged certificate', { ...good, chainPem: good.chainPem.replace(/MII/, 'AAA') }, /cannot be read/],
  ['an empty key file', { ...good, keyPem: '' }, /KEY_FILE holds no private key/],
  ['the key of another certificate', { ...good, keyPem: other.keyPem }, /KEY_FILE is not the key of/],
  ['an RSA key', await makeCertificates({ keyKind: 'RSA' }), /must hold an elliptic-curve key/],
  ['a certificate that issues others', await makeCertificates({ isAuthority: true }), /CA certificate/],
  ['the authority first', { ...good, chainPem: reversed(good.chainPem) }, /KEY_FILE is not the key of/],
  ['a self-signed certificate', await makeCertificates({ isSelfSigned: true }), /self-signed/],
  ['a certificate that is over', await makeCertificates(longAgo), /expired on/],
  ['a certificate of the future', await makeCertificates(far), /valid only from/],
  ['a certificate for servers', await makeCertificates({ purpose: '1.3.6.1.5.5.7.3.1' }), /not for signing/],
  [
    'an authority that did not issue it',
    { ...good, chainPem: good.chainPem.replace(good.authorityPem, other.authorityPem) },
    /out of order/,
  ],
])('%s keeps the server from starting and is named', async ([, files, problem]) => {
  await expect(open(files)).rejects.toThrow(problem)
})

test('a file that is not there is named with its variable', async () => {
  const files = { certificateFile: join(folder, 'nowhere.pem'), keyFile: join(folder, 'key.pem') }
  await expect(openPictureSigner({ files, ...outside })).rejects.toThrow(
    `C2PA_CERTIFICATE_FILE names a file that cannot be read: ${files.certificateFile}`,
  )
})
