import { compositeSynthetic, digitalSourceXmp } from '@ever-after/engine'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makeCertificates } from '../../testing/make-certificates.ts'
import { readCredentials } from '../../testing/read-credentials.ts'
import { readCredential } from './read-credential.ts'
import { signJpeg } from './sign-jpeg.ts'

const picture = await draw(compositeSynthetic)
const certificates = await makeCertificates()

function draw(sourceType: string): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 80, channels: 3, background: '#b04040' } })
    .jpeg()
    .withXmp(digitalSourceXmp(sourceType))
    .toBuffer()
}

function sign(bytes: Uint8Array, { chainPem, keyPem } = certificates): Promise<Uint8Array> {
  const credential = readCredential({ certificatePem: chainPem, keyPem, now: new Date() })
  return signJpeg({ bytes, credential, productName: 'A Studio', instanceId: 'xmp:iid:1' })
}

test('another maker’s reader trusts the signature and learns that the picture was made with AI, and by what', async () => {
  const read = await readCredentials(await sign(picture), certificates.authorityPem)
  expect([read?.state, read?.failures]).toEqual(['Trusted', []])
  expect(read?.manifest.claim_generator_info).toEqual([{ name: 'A Studio' }])
  expect(read?.manifest.assertions).toEqual([
    {
      label: 'c2pa.actions.v2',
      data: {
        actions: [
          {
            action: 'c2pa.created',
            digitalSourceType: compositeSynthetic,
            parameters: { description: 'Made with AI' },
            softwareAgent: { name: 'A Studio' },
          },
        ],
      },
    },
  ])
})

test('a picture that another kind of machine made is signed as what it says itself', async () => {
  const hosted = 'http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia'
  expect((await readCredentials(await sign(await draw(hosted))))?.text).toContain(hosted)
})

test('one changed byte anywhere in the picture is noticed', async () => {
  const signed = await sign(picture)
  for (const place of [signed.length - 20, signed.length - 200]) {
    const changed = Uint8Array.from(signed)
    changed[place] ^= 0x01
    const read = await readCredentials(changed, certificates.authorityPem)
    expect([read?.state, read?.failures]).toEqual(['Invalid', ['assertion.dataHash.mismatch']])
  }
})

test('a signature of an authority that nobody trusts is valid and called untrusted', async () => {
  const read = await readCredentials(await sign(picture))
  expect([read?.state, read?.failures]).toEqual(['Valid', ['signingCredential.untrusted']])
})

test('signing changes neither the pixels nor the mark for readers of IPTC', async () => {
  const signed = await sign(picture)
  expect(await sharp(signed).raw().toBuffer()).toEqual(await sharp(picture).raw().toBuffer())
  expect((await sharp(signed).metadata()).xmpAsString).toBe((await sharp(picture).metadata()).xmpAsString)
})

test.for([
  ['P-256', 'Es256'],
  ['P-384', 'Es384'],
  ['P-521', 'Es512'],
  ['Ed25519', 'Ed25519'],
] as const)('a %s key signs as %s', async ([keyKind, alg]) => {
  const made = await makeCertificates({ keyKind })
  const read = await readCredentials(await sign(picture, made), made.authorityPem)
  expect([read?.state, read?.manifest.signature_info.alg]).toEqual(['Trusted', alg])
})
