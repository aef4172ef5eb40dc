import { sign } from 'node:crypto'
import { X509Certificate } from '@peculiar/x509'
import { JPEG } from '@trustnxt/c2pa-ts/asset'
import {
  ActionAssertion,
  ActionType,
  ClaimVersion,
  DataHashAssertion,
  DigitalSourceType,
  ManifestStore,
} from '@trustnxt/c2pa-ts/manifest'
import sharp from 'sharp'
import { findSourceType } from '../images/find-source-type.ts'
import type { Credential } from './read-credential.ts'

export interface JpegToSign {
  bytes: Uint8Array
  credential: Credential
  productName: string
  instanceId: string
}

/**
 * A JPEG with a C2PA manifest: made with AI, by this product, and a signature over every byte. It must be the last step,
 * since any later change makes the manifest invalid.
 */
export async function signJpeg({
  bytes,
  credential,
  productName,
  instanceId,
}: JpegToSign): Promise<Uint8Array> {
  const picture = new JPEG(new Uint8Array(bytes))
  const signer = signerOf(credential)
  const store = new ManifestStore()
  const manifest = store.createManifest({
    claimVersion: ClaimVersion.V2,
    assetFormat: 'image/jpeg',
    instanceID: instanceId,
    defaultHashAlgorithm: 'SHA-256',
    signer,
  })
  if (!manifest.claim) throw new Error('A new manifest has no claim.')
  manifest.claim.claimGeneratorName = productName
  manifest.claim.claimGeneratorVersion = undefined
  manifest.addAssertion(madeWithAi(productName, await readSourceType(bytes)))
  const hash = DataHashAssertion.create('SHA-256')
  manifest.addAssertion(hash)
  await picture.ensureManifestSpace(store.measureSize())
  await hash.updateWithAsset(picture)
  await manifest.sign(signer)
  await picture.writeManifestJUMBF(store.getBytes())
  return picture.getDataRange()
}

/** What the picture says of itself; a finished picture is never less than a composite with synthetic parts. */
async function readSourceType(bytes: Uint8Array): Promise<DigitalSourceType> {
  const { xmpAsString } = await sharp(bytes).metadata()
  const said = findSourceType(xmpAsString)
  return (
    Object.values(DigitalSourceType).find((type) => type === said) ?? DigitalSourceType.CompositeSynthetic
  )
}

function madeWithAi(productName: string, digitalSourceType: DigitalSourceType): ActionAssertion {
  const assertion = new ActionAssertion()
  assertion.actions.push({
    action: ActionType.C2paCreated,
    parameters: { description: 'Made with AI' },
    digitalSourceType,
    // A plain string here makes the whole manifest unreadable to others.
    softwareAgent: { name: productName },
  })
  return assertion
}

/** The library's own signer writes ECDSA signatures as DER, which readers refuse; C2PA wants the plain pair of numbers. */
function signerOf({ chain, key, algorithm }: Credential) {
  const [certificate, ...chainCertificates] = chain.map((der) => new X509Certificate(der))
  return {
    algorithm: algorithm.cose,
    certificate,
    chainCertificates,
    sign: async (payload: Uint8Array) =>
      new Uint8Array(sign(algorithm.hash, payload, { key, dsaEncoding: 'ieee-p1363' })),
  }
}
