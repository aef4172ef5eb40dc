export { type AttireCut, inCut, withoutCut } from './attire-cuts.ts'
export { type DressColour, dressColours } from './dress-colours.ts'
export {
  type AccessoryPlates,
  type AttireBackPlates,
  type AttirePlates,
  type CoveringPlates,
  listAttire,
  listAttireBacks,
  listFullScenes,
  listPairAttire,
  listScenes,
  loadAccessory,
  loadAttire,
  loadAttireBack,
  loadCovering,
  loadPairAttire,
  loadScene,
  type PairAttireKey,
  type PairAttirePlates,
  pairAttireName,
  type ScenePlates,
  UnknownPlateError,
} from './load-plates.ts'
export type {
  AccessoryManifest,
  AttireBackManifest,
  AttireManifest,
  CoveringManifest,
  FullSceneManifest,
  LightEncoding,
  PairAttireManifest,
  PairPlace,
  PlatePoint,
  SceneManifest,
} from './manifest.ts'
export { fullPoses, touchingPoses } from './manifest.ts'
export { type StudioStyle, studioStyles } from './studio-styles.ts'
