export { type AttireCut, inCut, withoutCut } from './attire-cuts.ts'
export { type DressColour, dressColours } from './dress-colours.ts'
export {
  type AccessoryPlates,
  type AttireBackPlates,
  type AttirePlates,
  type CoveringPlates,
  listAttire,
  listAttireBacks,
  listScenes,
  loadAccessory,
  loadAttire,
  loadAttireBack,
  loadCovering,
  loadScene,
  type ScenePlates,
  UnknownPlateError,
} from './load-plates.ts'
export type {
  AccessoryManifest,
  AttireBackManifest,
  AttireManifest,
  CoveringManifest,
  LightEncoding,
  PlatePoint,
  SceneManifest,
} from './manifest.ts'
export { type StudioStyle, studioStyles } from './studio-styles.ts'
