import { inflateRawSync } from 'node:zlib'

/** The files of a zip by their paths, found by its central directory as any unzip program does. */
export function readZip(archive: Uint8Array): Map<string, Buffer> {
  const bytes = Buffer.from(archive)
  const end = bytes.lastIndexOf('PK\x05\x06')
  if (end < 0) throw new Error('Not a zip.')
  const files = new Map<string, Buffer>()
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const [method, size] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20)]
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      bytes.readUInt16LE(at + offset),
    )
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    const local = bytes.readUInt32LE(at + 42)
    const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const stored = bytes.subarray(from, from + size)
    files.set(name, method === 0 ? stored : inflateRawSync(stored))
    at += 46 + nameLength + extraLength + commentLength
  }
  return files
}
