/** The sum of all samples of a metric that carry these labels, written as `kind="couple"`; undefined without any. */
export function valueIn(text: string, name: string, ...labels: string[]): number | undefined {
  const samples = text
    .split('\n')
    .filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
    .filter((line) => labels.every((label) => line.includes(label)))
    .map((line) => Number(line.slice(line.lastIndexOf(' '))))
  return samples.length ? samples.reduce((sum, value) => sum + value, 0) : undefined
}
