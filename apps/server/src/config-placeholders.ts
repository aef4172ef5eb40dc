/** As the files below `deploy` write what everybody has to choose alone: `<password>`, also inside an address. */
const placeholder = /<[a-z][a-z ]*>/
/** What those files said in earlier releases, where it would have been taken. */
const publishedSecrets = ['at least eight characters', 'at least sixteen characters']

/** Names of the variables whose value stands in a file that everybody can read. */
export function findPlaceholders(given: Record<string, string | undefined>): string[] {
  return Object.entries(given).flatMap(([name, value]) =>
    value !== undefined && (placeholder.test(value) || publishedSecrets.includes(value)) ? name : [],
  )
}
