import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { root } from '../../scripts/steps/root.ts'
import { port } from '../steps/ports.ts'
import { type Devices, prepareDevices } from './devices.ts'

/** Beside the server's data, with which it goes when the next run begins. */
const path = `${root}.cache/journeys/${port}/data/gallery-devices.json`

/** The devices of this run; a worker that begins anew after a failed test finds those of the one before. */
export async function keptDevices(): Promise<Devices> {
  if (existsSync(path)) return JSON.parse(await readFile(path, 'utf8')) as Devices
  const devices = await prepareDevices()
  await writeFile(path, JSON.stringify(devices))
  return devices
}
