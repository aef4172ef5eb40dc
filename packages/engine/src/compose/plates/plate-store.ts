import {
  loadAccessory,
  loadAttire,
  loadAttireBack,
  loadCovering,
  loadPairAttire,
  loadScene,
  type SceneManifest,
  UnknownPlateError,
} from '@ever-after/art'
import { EngineError, type EngineErrorCode } from '../../spec/errors.ts'
import { type AttirePlate, decodeAttire, decodePairAttire, type PairAttirePlate } from './decode-attire.ts'
import { type AttireBackPlate, decodeAttireBack } from './decode-attire-back.ts'
import { type CoveringPlate, decodeCovering } from './decode-covering.ts'
import { decodeScene, type Framing, type SceneBackdrop } from './decode-scene.ts'
import { decodeVeil, type VeilPlate } from './decode-veil.ts'

const keptScenes = 2
const keptGarments = 4

/** Decoded plates, the latest few kept; unknown names reject with an EngineError. */
export class PlateStore {
  readonly #scenes = new Map<string, Promise<SceneBackdrop>>()
  readonly #garments = new Map<string, Promise<AttirePlate>>()
  readonly #pairs = new Map<string, Promise<PairAttirePlate>>()
  readonly #coverings = new Map<string, Promise<CoveringPlate>>()
  readonly #backs = new Map<string, Promise<AttireBackPlate>>()
  readonly #veils = new Map<string, Promise<VeilPlate>>()

  scene(name: string, widthPx: number, heightPx: number, framing?: Framing): Promise<SceneBackdrop> {
    return getOrMake(this.#scenes, `${name} ${widthPx} ${framing}`, keptScenes, async () =>
      decodeScene(await this.#loadScene(name), widthPx, heightPx, framing),
    )
  }

  async sceneManifest(name: string): Promise<SceneManifest> {
    const { manifest } = await this.#loadScene(name)
    return manifest
  }

  #loadScene(name: string) {
    return orUnknown('unknown_scene', () => loadScene(name))
  }

  attire(name: string): Promise<AttirePlate> {
    return getOrMake(this.#garments, name, keptGarments, () =>
      orUnknown('unknown_attire', async () => decodeAttire(await loadAttire(name))),
    )
  }

  pairAttire(name: string): Promise<PairAttirePlate> {
    return getOrMake(this.#pairs, name, keptGarments, () =>
      orUnknown('unknown_attire', async () => decodePairAttire(await loadPairAttire(name))),
    )
  }

  covering(name: string): Promise<CoveringPlate> {
    return getOrMake(this.#coverings, name, 1, () =>
      orUnknown('unknown_attire', async () => decodeCovering(await loadCovering(name))),
    )
  }

  attireBack(name: string): Promise<AttireBackPlate> {
    return getOrMake(this.#backs, name, keptGarments, () =>
      orUnknown('unknown_attire', async () => decodeAttireBack(await loadAttireBack(name))),
    )
  }

  veil(): Promise<VeilPlate> {
    return getOrMake(this.#veils, 'veil', 1, async () => decodeVeil(await loadAccessory('veil')))
  }
}

function getOrMake<T>(
  kept: Map<string, Promise<T>>,
  key: string,
  most: number,
  make: () => Promise<T>,
): Promise<T> {
  const value = kept.get(key) ?? make()
  kept.delete(key)
  kept.set(key, value)
  for (const oldest of kept.keys()) if (kept.size > most) kept.delete(oldest)
  value.catch(() => kept.delete(key))
  return value
}

async function orUnknown<T>(code: EngineErrorCode, load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (error instanceof UnknownPlateError) throw new EngineError(code, error.message, { cause: error })
    throw error
  }
}
