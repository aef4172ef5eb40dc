import { webcrypto } from 'node:crypto'
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectKeyIdentifierExtension,
  type X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509'

type KeyKind = 'P-256' | 'P-384' | 'P-521' | 'Ed25519' | 'RSA'

interface TestCertificates {
  /** The signing certificate and the authority that issued it, as one PEM file. */
  chainPem: string
  authorityPem: string
  keyPem: string
}

interface Wish {
  keyKind?: KeyKind
  notBefore?: Date
  notAfter?: Date
  /** Extended key usage of the signing certificate; e-mail protection unless told. */
  purpose?: string
  /** Whether the signing certificate is its own authority. */
  isSelfSigned?: boolean
  /** Whether the signing certificate is one that issues others. */
  isAuthority?: boolean
}

const dayMs = 24 * 3_600_000

/** A certificate authority and a signing certificate that it issued, made for one test. */
export async function makeCertificates(wish: Wish = {}): Promise<TestCertificates> {
  const {
    keyKind = 'P-256',
    notBefore = new Date('2020-01-01'),
    notAfter = new Date(Date.now() + 30 * dayMs),
    purpose = '1.3.6.1.5.5.7.3.4',
    isSelfSigned = false,
    isAuthority = false,
  } = wish
  const authorityKeys = await makeKeys('P-256')
  const validity = { notBefore, notAfter }
  const authority = await X509CertificateGenerator.createSelfSigned({
    name: 'CN=Test Authority, O=Ever After Tests',
    keys: authorityKeys,
    signingAlgorithm: { name: 'ECDSA', hash: 'SHA-256' },
    ...validity,
    extensions: [
      new BasicConstraintsExtension(true, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
      await SubjectKeyIdentifierExtension.create(authorityKeys.publicKey),
    ],
  })
  const keys = await makeKeys(keyKind)
  const leaf = await X509CertificateGenerator.create({
    subject: 'CN=Test Signer, O=Ever After Tests',
    issuer: authority.subject,
    publicKey: keys.publicKey,
    signingKey: authorityKeys.privateKey,
    signingAlgorithm: { name: 'ECDSA', hash: 'SHA-256' },
    ...validity,
    extensions: [
      new BasicConstraintsExtension(isAuthority, undefined, true),
      new KeyUsagesExtension(
        KeyUsageFlags.digitalSignature | (isAuthority ? KeyUsageFlags.keyCertSign : 0),
        true,
      ),
      new ExtendedKeyUsageExtension([purpose], false),
      await SubjectKeyIdentifierExtension.create(keys.publicKey),
      await AuthorityKeyIdentifierExtension.create(authorityKeys.publicKey),
    ],
  })
  if (isSelfSigned)
    return {
      chainPem: pemOf([authority]),
      authorityPem: pemOf([authority]),
      keyPem: await keyPemOf(authorityKeys.privateKey),
    }
  return {
    chainPem: pemOf([leaf, authority]),
    authorityPem: pemOf([authority]),
    keyPem: await keyPemOf(keys.privateKey),
  }
}

async function makeKeys(keyKind: KeyKind): Promise<webcrypto.CryptoKeyPair> {
  const algorithm = algorithmOf(keyKind)
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  if (!('privateKey' in keys)) throw new Error(`No pair of keys for ${keyKind}.`)
  return keys
}

function algorithmOf(kind: KeyKind) {
  switch (kind) {
    case 'Ed25519':
      return { name: kind }
    case 'RSA':
      return {
        name: 'RSASSA-PKCS1-v1_5',
        hash: 'SHA-256',
        modulusLength: 2048,
        publicExponent: Uint8Array.of(1, 0, 1),
      }
    default:
      return { name: 'ECDSA', namedCurve: kind }
  }
}

function pemOf(certificates: readonly X509Certificate[]): string {
  return certificates.map((certificate) => `${certificate.toString('pem')}\n`).join('')
}

async function keyPemOf(key: webcrypto.CryptoKey): Promise<string> {
  const der = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', key)).toString('base64')
  return `-----BEGIN PRIVATE KEY-----\n${der}\n-----END PRIVATE KEY-----\n`
}
