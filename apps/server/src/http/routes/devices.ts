import { registerDevice } from '@ever-after/contract'
import * as devices from '../../domain/devices/index.ts'
import type { Http } from '../app.ts'
import { bindEndpoint } from '../bind-endpoint.ts'

export function bindDevices(http: Http): void {
  bindEndpoint(http, registerDevice, async ({ body }) => {
    const { token } = await devices.registerDevice(http.services, {
      installationId: body.deviceId,
      appVersion: body.appVersion,
    })
    return { success: true as const, token }
  })
}
