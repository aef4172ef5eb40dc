import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type {
  AccessoryManifest,
  AttireBackManifest,
  AttireManifest,
  CoveringManifest,
  FullSceneManifest,
  PairAttireManifest,
  PairPlace,
  SceneManifest,
} from './manifest.ts'

/** A scene's manifest with absolute paths of its plates. */
export interface ScenePlates {
  manifest: SceneManifest
  backgroundFile: string
  foregroundFile: string | null
  /** The scene from further back, where it was drawn. */
  full: { manifest: FullSceneManifest; backgroundFile: string } | null
}

export interface AttirePlates {
  manifest: AttireManifest
  k0File: string
  dFile: string
}

export interface PairAttirePlates {
  manifest: PairAttireManifest
  k0File: string
  dFile: string
  over: { k0File: string; dFile: string } | null
}

export interface AttireBackPlates {
  manifest: AttireBackManifest
  k0File: string
  dFile: string
  hairFile: string
}

export interface AccessoryPlates {
  manifest: AccessoryManifest
  plateFile: string
}

export interface CoveringPlates {
  manifest: CoveringManifest
  plateFile: string
}

/** There is no plate of that name. */
export class UnknownPlateError extends Error {
  override name = 'UnknownPlateError'
}

export async function loadScene(name: string): Promise<ScenePlates> {
  const manifest = await readManifest<SceneManifest>('scenes', name)
  const { background, foreground } = manifest
  return {
    manifest,
    backgroundFile: plateFile('scenes', name, background),
    foregroundFile: foreground === null ? null : plateFile('scenes', name, foreground),
    full: listFullScenes().includes(name) ? await loadFullScene(name) : null,
  }
}

async function loadFullScene(name: string): Promise<ScenePlates['full']> {
  const manifest = await readManifest<FullSceneManifest>('scenes-full', name)
  return { manifest, backgroundFile: plateFile('scenes-full', name, manifest.background) }
}

export async function loadAttire(name: string): Promise<AttirePlates> {
  const manifest = await readManifest<AttireManifest>('attire', name)
  return {
    manifest,
    k0File: plateFile('attire', name, manifest.k0),
    dFile: plateFile('attire', name, manifest.d),
  }
}

/** One partner's garment in a pose for two, by the name that `pairAttireName` gives. */
export async function loadPairAttire(name: string): Promise<PairAttirePlates> {
  const manifest = await readManifest<PairAttireManifest>('pairs', name)
  const file = (plate: string) => plateFile('pairs', name, plate)
  const { k0, d, over } = manifest
  return {
    manifest,
    k0File: file(k0),
    dFile: file(d),
    over: over && { k0File: file(over.k0), dFile: file(over.d) },
  }
}

/** The garment seen from behind, or the 'veil' that hangs over it. */
export async function loadAttireBack(name: string): Promise<AttireBackPlates> {
  const manifest = await readManifest<AttireBackManifest>('attire-back', name)
  return {
    manifest,
    k0File: plateFile('attire-back', name, manifest.k0),
    dFile: plateFile('attire-back', name, manifest.d),
    hairFile: plateFile('attire-back', name, manifest.hair),
  }
}

export async function loadAccessory(name: string): Promise<AccessoryPlates> {
  const manifest = await readManifest<AccessoryManifest>('accessories', name)
  return { manifest, plateFile: plateFile('accessories', name, manifest.plate) }
}

export async function loadCovering(name: string): Promise<CoveringPlates> {
  const manifest = await readManifest<CoveringManifest>('accessories', name)
  if (manifest.kind !== 'covering') throw new UnknownPlateError(`"${name}" covers no head.`)
  return { manifest, plateFile: plateFile('accessories', name, manifest.plate) }
}

/** Names of all scenes, sorted. */
export function listScenes(): string[] {
  return listPlates('scenes')
}

/** Names of all scenes that were drawn with ground for a couple from head to hem, sorted. */
export function listFullScenes(): string[] {
  return listPlates('scenes-full')
}

/** Names of all garments, sorted. */
export function listAttire(): string[] {
  return listPlates('attire')
}

/** Names of all garments in poses for two, sorted. */
export function listPairAttire(): string[] {
  return listPlates('pairs')
}

export function pairAttireName({ pose, place, garment }: PairAttireKey): string {
  return `${pose}-${place}-${garment}`
}

export interface PairAttireKey {
  pose: string
  place: PairPlace
  /** Such as 'gown-lace', or 'gown-lace-full' for a broad body. */
  garment: string
}

/** Names of all plates that show somebody from behind, sorted. */
export function listAttireBacks(): string[] {
  return listPlates('attire-back')
}

type Shelf = 'scenes' | 'scenes-full' | 'attire' | 'pairs' | 'attire-back' | 'accessories'

function plateFile(shelf: Shelf, name: string, file: string): string {
  return fileURLToPath(new URL(`../${shelf}/${name}/${file}`, import.meta.url))
}

function listPlates(shelf: Shelf): string[] {
  const entries = readdirSync(new URL(`../${shelf}/`, import.meta.url), { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

/** The cast holds because manifests are committed with their plates and load-plates.test.ts reads each of them. */
async function readManifest<T>(shelf: Shelf, name: string): Promise<T> {
  if (!/^[a-z0-9-]+$/.test(name)) throw new UnknownPlateError(`"${name}" is no name of a plate.`)
  try {
    return JSON.parse(await readFile(plateFile(shelf, name, 'manifest.json'), 'utf8')) as T
  } catch (cause) {
    throw new UnknownPlateError(`There is no plate "${name}" among the ${shelf}.`, { cause })
  }
}
