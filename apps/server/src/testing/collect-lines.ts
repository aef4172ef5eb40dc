import { Writable } from 'node:stream'

/** A destination for the log that keeps what was written. */
export function collectLines() {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  return {
    lines,
    stream,
    /** Every line as what it says. */
    readLines: (): Record<string, unknown>[] =>
      lines
        .join('')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
  }
}
