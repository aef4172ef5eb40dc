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
import { shrinkAttire, shrinkPairAttire } from './shrink-attire.ts'

export interface PlateStoreOptions {
  /** How many times smaller garments are than they were drawn; 1 when absent. */
  shrink?: number
  keptScenes?: number
  keptGarments?: number
}

/** Decoded plates, the latest few kept; unknown names reject with an EngineError. */
export class PlateStore {
  readonly #shrink: number
  readonly #keptScenes: number
  readonly #keptGarments: number
  readonly #scenes = new Map<string, Promise<SceneBackdrop>>()
  readonly #garments = new Map<string, Promise<AttirePlate>>()
  readonly #pairs = new Map<string, Promise<PairAttirePlate>>()
  readonly #coverings = new Map<string, Promise<CoveringPlate>>()
  readonly #backs = new Map<string, Promise<AttireBackPlate>>()
  readonly #veils = new Map<string, Promise<VeilPlate>>()

  constructor({ shrink = 1, keptScenes = 2, keptGarments = 4 }: PlateStoreOptions = {}) {
    this.#shrink = shrink
    this.#keptScenes = keptScenes
    this.#keptGarments = keptGarments
  }

  scene(name: string, widthPx: number, heightPx: number, framing?: Framing): Promise<SceneBackdrop> {
    return getOrMake(this.#scenes, `${name} ${widthPx} ${framing}`, this.#keptScenes, async () =>
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
    return getOrMake(this.#garments, name, this.#keptGarments, () =>
      orUnknown('unknown_attire', async () => {
        const plate = await decodeAttire(await loadAttire(name))
        return this.#shrink === 1 ? plate : shrinkAttire(plate, this.#shrink)
      }),
    )
  }

  pairAttire(name: string): Promise<PairAttirePlate> {
    return getOrMake(this.#pairs, name, this.#keptGarments, () =>
      orUnknown('unknown_attire', async () => {
        const plate = await decodePairAttire(await loadPairAttire(name))
        return this.#shrink === 1 ? plate : shrinkPairAttire(plate, this.#shrink)
      }),
    )
  }

  covering(name: string): Promise<CoveringPlate> {
    return getOrMake(this.#coverings, name, 1, () =>
      orUnknown('unknown_attire', async () => decodeCovering(await loadCovering(name))),
    )
  }

  attireBack(name: string): Promise<AttireBackPlate> {
    return getOrMake(this.#backs, name, this.#keptGarments, () =>
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
