export {
  type AccessoryPlates,
  type AttirePlates,
  listAttire,
  listScenes,
  loadAccessory,
  loadAttire,
  loadScene,
  type ScenePlates,
  UnknownPlateError,
} from './load-plates.ts'
export type {
  AccessoryManifest,
  AttireManifest,
  LightEncoding,
  PlatePoint,
  SceneManifest,
} from './manifest.ts'
export { type StudioStyle, studioStyles } from './studio-styles.ts'
