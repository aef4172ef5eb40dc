import { webcrypto } from 'node:crypto'
import {
  BasicConstraintsExtension,
  Extension,
  KeyUsageFlags,
  KeyUsagesExtension,
  type X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509'

export interface AppleChain {
  /** DER of the root that a verifier trusts. */
  root: Buffer
  /** A transaction as Apple signs it: a compact JWS with its three certificates. */
  sign(payload: object): Promise<string>
}

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
/** Marks of Apple's intermediate and signing certificates; each holds ASN.1's null. */
const marks = { intermediate: '1.2.840.113635.100.6.2.1', leaf: '1.2.840.113635.100.6.11.1' }

/** A root, an intermediate and a signing certificate with the marks of Apple's own, made for one test. */
export async function makeAppleChain(): Promise<AppleChain> {
  const [rootKeys, intermediateKeys, leafKeys] = [await makeKeys(), await makeKeys(), await makeKeys()]
  const validity = { notBefore: new Date('2020-01-01'), notAfter: new Date('2040-01-01') }
  const root = await X509CertificateGenerator.createSelfSigned({
    name: 'CN=Test Root, O=Ever After Tests',
    keys: rootKeys,
    signingAlgorithm: algorithm,
    ...validity,
    extensions: authority(),
  })
  const intermediate = await X509CertificateGenerator.create({
    subject: 'CN=Test Intermediate, O=Ever After Tests',
    issuer: root.subject,
    publicKey: intermediateKeys.publicKey,
    signingKey: rootKeys.privateKey,
    signingAlgorithm: algorithm,
    ...validity,
    extensions: [...authority(), mark(marks.intermediate)],
  })
  const leaf = await X509CertificateGenerator.create({
    subject: 'CN=Test Store, O=Ever After Tests',
    issuer: intermediate.subject,
    publicKey: leafKeys.publicKey,
    signingKey: intermediateKeys.privateKey,
    signingAlgorithm: algorithm,
    ...validity,
    extensions: [new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true), mark(marks.leaf)],
  })
  const x5c = [leaf, intermediate, root].map(derOf)
  return {
    root: Buffer.from(root.rawData),
    async sign(payload) {
      const signed = `${encode({ alg: 'ES256', x5c })}.${encode(payload)}`
      const signature = await webcrypto.subtle.sign(algorithm, leafKeys.privateKey, Buffer.from(signed))
      return `${signed}.${Buffer.from(signature).toString('base64url')}`
    },
  }
}

/** What Apple says of a consumable that was bought. */
export function applePayload(changed: Record<string, unknown> = {}) {
  return {
    transactionId: '2000000001',
    originalTransactionId: '2000000001',
    bundleId: 'app.everafter.test',
    productId: 'bonus_transformations_20',
    purchaseDate: 1_700_000_000_000,
    originalPurchaseDate: 1_700_000_000_000,
    quantity: 1,
    type: 'Consumable',
    inAppOwnershipType: 'PURCHASED',
    signedDate: Date.now(),
    environment: 'Production',
    transactionReason: 'PURCHASE',
    storefront: 'USA',
    storefrontId: '143441',
    ...changed,
  }
}

/** The same signature around another payload. */
export function tamper(jws: string, payload: object): string {
  const [header, , signature] = jws.split('.')
  return `${header}.${encode(payload)}.${signature}`
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

async function makeKeys(): Promise<webcrypto.CryptoKeyPair> {
  return webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
}

function authority(): Extension[] {
  return [
    new BasicConstraintsExtension(true, undefined, true),
    new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
  ]
}

function mark(oid: string): Extension {
  return new Extension(oid, false, Uint8Array.of(5, 0))
}

function derOf(certificate: X509Certificate): string {
  return Buffer.from(certificate.rawData).toString('base64')
}
