import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { root } from '../../scripts/steps/root.ts'
import { port } from '../steps/ports.ts'
import { type Devices, prepareCouples, prepareOperator } from './devices.ts'

/** The devices of this run; a worker that begins anew after a failed test finds those of the one before. */
export function keptDevices(): Devices {
  return { couples: kept('couples', prepareCouples), operator: kept('operator', prepareOperator) }
}

function kept<Part>(name: string, prepare: () => Promise<Part>): () => Promise<Part> {
  // Beside the server's data, with which it goes when the next run begins.
  const path = `${root}.cache/journeys/${port}/data/gallery-${name}.json`
  const readOrPrepare = async () => {
    if (existsSync(path)) return JSON.parse(await readFile(path, 'utf8')) as Part
    const part = await prepare()
    await writeFile(path, JSON.stringify(part))
    return part
  }
  let part: Promise<Part> | undefined
  return () => {
    part ??= readOrPrepare()
    return part
  }
}
