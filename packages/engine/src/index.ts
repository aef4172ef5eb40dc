export { fullPoses, listAttire, listScenes, type StudioStyle, studioStyles } from '@ever-after/art'
export { createHostedEngine } from './chain/create-hosted-engine.ts'
export {
  type ChainLink,
  type ChainLog,
  type ChainSettings,
  type Chains,
  defaultChainSettings,
  type HostedEngineOptions,
} from './chain/hosted-engine-options.ts'
export { compositeSynthetic, digitalSourceXmp } from './encode/digital-source-type.ts'
export { createEnginePool } from './pool/create-engine-pool.ts'
export * from './providers/hosted/index.ts'
export * from './spec/engine.ts'
export * from './spec/errors.ts'
export * from './spec/hint.ts'
export * from './spec/hosted.ts'
export * from './spec/job.ts'
export * from './spec/provider.ts'
