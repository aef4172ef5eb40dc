/** What this folder takes of the engine's spec: its own folders lie too deep to reach there. */
export { EngineError } from '../../spec/errors.ts'
export type { Drawing, DrawRequest, HostedKind, HostedModel, Reference } from '../../spec/hosted.ts'
export type { Support } from '../../spec/provider.ts'
