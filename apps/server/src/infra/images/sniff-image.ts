export type ImageKind = 'jpeg' | 'png' | 'webp' | 'heic'

/** `other` is a picture of a kind that is not taken; undefined is no picture at all. */
export type Sniffed = ImageKind | 'other' | undefined

const heicBrands = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis'])

/** Judges by the first bytes alone; names and declared types are the sender's claims. */
export function sniffImage(bytes: Uint8Array): Sniffed {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 512))
  if (start.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg'
  if (start.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n') return 'png'
  if (textAt(start, 0, 4) === 'RIFF' && textAt(start, 8, 12) === 'WEBP') return 'webp'
  if (textAt(start, 4, 8) === 'ftyp') return sniffBox(start)
  return isOtherPicture(start) ? 'other' : undefined
}

/** HEIC and AVIF share a container; the brands inside its first box tell them apart, films too. */
function sniffBox(start: Buffer): Sniffed {
  const end = Math.min(start.readUInt32BE(0), start.length)
  const brands: string[] = []
  for (let at = 8; at + 4 <= end; at += 4) brands.push(textAt(start, at, at + 4))
  if (brands.some((brand) => heicBrands.has(brand))) return 'heic'
  return brands.some((brand) => ['mif1', 'msf1', 'avif', 'avis'].includes(brand)) ? 'other' : undefined
}

function isOtherPicture(start: Buffer): boolean {
  const text = start.toString('latin1')
  if (/^(GIF8[79]a|BM|II\*\0|MM\0\*|8BPS)/.test(text)) return true
  return /<svg[\s>]/i.test(start.toString('utf8'))
}

function textAt(bytes: Buffer, from: number, to: number): string {
  return bytes.subarray(from, to).toString('latin1')
}
