const signatures: readonly { offset: number; text: string }[] = [
  { offset: 0, text: '\xff\xd8\xff' },
  { offset: 0, text: '\x89PNG\r\n\x1a\n' },
  { offset: 8, text: 'WEBP' },
  { offset: 4, text: 'ftypavif' },
  { offset: 4, text: 'ftypheic' },
]

/** Whether bytes begin as a JPEG, PNG, WebP, AVIF or HEIC file does; a page of HTML does not. */
export function isPicture(bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, 16))
  return signatures.some(({ offset, text }) => head.startsWith(text, offset))
}
