import { expect, test } from 'vitest'
import { createAddressSigner } from './sign-address.ts'

const hourMs = 3_600_000
const now = new Date('2026-05-01T12:00:00Z')
const later = (ms: number) => new Date(now.getTime() + ms)
const signer = createAddressSigner({ secret: 'one', lifetimeMs: hourMs, origin: '' })

function read(address: string) {
  const url = new URL(address, 'http://local')
  return {
    key: url.pathname.replace('/media/objects/', ''),
    expires: url.searchParams.get('expires') ?? '',
    signature: url.searchParams.get('signature') ?? '',
  }
}

test('a signed address is valid for its lifetime and not much longer', () => {
  const signed = read(signer.sign('photos/1.jpg', now))
  expect(signer.isValid(signed, now)).toBe(true)
  expect(signer.isValid(signed, later(hourMs - 1))).toBe(true)
  expect(signer.isValid(signed, later(1.3 * hourMs))).toBe(false)
})

test('changing the object, the expiry or the signature makes an address invalid', () => {
  const signed = read(signer.sign('photos/1.jpg', now))
  expect(signer.isValid({ ...signed, key: 'photos/2.jpg' }, now)).toBe(false)
  expect(signer.isValid({ ...signed, expires: String(Number(signed.expires) + 1) }, now)).toBe(false)
  expect(signer.isValid({ ...signed, signature: `A${signed.signature.slice(1)}` }, now)).toBe(
    signed.signature.startsWith('A'),
  )
  expect(signer.isValid({ ...signed, signature: '' }, now)).toBe(false)
})

test('another installation’s secret does not open an address', () => {
  const other = createAddressSigner({ secret: 'two', lifetimeMs: hourMs, origin: '' })
  expect(other.isValid(read(signer.sign('photos/1.jpg', now)), now)).toBe(false)
})

test('asking again soon gives the same address, so that a browser keeps the picture', () => {
  const start = new Date(Math.ceil(now.getTime() / hourMs) * hourMs + 1)
  const minuteLater = new Date(start.getTime() + 60_000)
  expect(signer.sign('photos/1.jpg', minuteLater)).toBe(signer.sign('photos/1.jpg', start))
})

test('a configured origin stands before the address', () => {
  const shell = createAddressSigner({ secret: 'one', lifetimeMs: hourMs, origin: 'https://example.com' })
  expect(shell.sign('photos/1.jpg', now)).toMatch(/^https:\/\/example\.com\/media\/objects\/photos\/1\.jpg\?/)
})

test.for([
  ['/media/objects/photos/1.jpg?expires=1&signature=x', 'photos/1.jpg'],
  ['https://app.example/media/objects/results/7b6b0a52/1-natural.webp', 'results/7b6b0a52/1-natural.webp'],
  ['/media/objects/photos/1.jpg#top', 'photos/1.jpg'],
  ['https://example.com/portrait.jpg', undefined],
  ['https://example.com/?at=/media/objects/photos/1.jpg', undefined],
  ['/media/objects/../secrets.jpg', undefined],
  ['/media/objects/photos/1', undefined],
  ['data:image/jpeg;base64,AAAA', undefined],
  ['', undefined],
] as const)('the address %j shows the object %s', ([address, key]) => {
  expect(signer.keyOf(address)).toBe(key)
})
