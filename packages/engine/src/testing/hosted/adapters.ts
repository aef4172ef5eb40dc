/** What the fakes take of the adapters: the protocols lie too deep to reach there. */
export type { HostedProvider } from '../../providers/hosted/index.ts'
export { fieldOf, textOf } from '../../providers/hosted/wire/read-json.ts'
