import { randomUUID } from 'node:crypto'
import { consoleSessionKeys, localKeys } from '@ever-after/contract'
import type { Devices } from './devices.ts'
import { rememberedAs, type Stored } from './memories.ts'
import { operatorKeys } from './operator.ts'
import type { Scene } from './scene.ts'

/** What a browser has stored when it meets a scene, as text by key; the mark tells one meeting from the next. */
export async function storedFor(scene: Scene, devices: Devices) {
  const { local = {}, session = {}, token } = await memoriesOf(scene, devices)
  return {
    mark: randomUUID(),
    local: asText(local),
    // The console keeps its token as it is.
    session: { ...asText(session), ...(token && { [consoleSessionKeys.operatorToken]: token }) },
  }
}

async function memoriesOf(
  scene: Scene,
  { couples, operator }: Devices,
): Promise<Stored & { token?: string }> {
  const { device = 'couple', remembers = [], resumes = [] } = scene
  if (device === 'browser') return {}
  if (device === 'operator') {
    const { kept, token } = await operator()
    return {
      local: Object.fromEntries(resumes.map((memory) => [operatorKeys[memory], kept[memory]])),
      token,
    }
  }
  const { of, content } = await couples()
  const { token, deviceId } = of[device]
  const parts = remembers.map((memory) => rememberedAs(memory, content))
  return {
    local: {
      [localKeys.authToken]: token,
      [localKeys.deviceId]: deviceId,
      [localKeys.devBypass]: true,
      [localKeys.testGroup]: { group: 'control', isSettled: true },
      ...(device !== 'new' && { [localKeys.onboardingCompleted]: true }),
      ...Object.assign({}, ...parts.map(({ local }) => local)),
    },
    session: Object.assign({}, ...parts.map(({ session }) => session)),
  }
}

function asText(values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)]))
}
