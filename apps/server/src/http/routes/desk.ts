import * as contract from '@ever-after/contract'
import {
  blockDevice,
  deleteDevice,
  findDevices,
  markAffiliate,
  readDevice,
  readDeviceLedger,
} from '../../domain/desk/index.ts'
import type { Http } from '../app.ts'
import { bindEndpoint } from '../bind-endpoint.ts'

export function bindDesk(http: Http): void {
  const { services } = http
  bindEndpoint(http, contract.findDevices, async ({ query }) => ({
    devices: await findDevices(services, query.reference),
  }))
  bindEndpoint(http, contract.getDeskDevice, ({ params }) => readDevice(services, params.id))
  bindEndpoint(http, contract.getDeskLedger, ({ params, query }) =>
    readDeviceLedger(services, { deviceId: params.id, query }),
  )
  bindEndpoint(http, contract.blockDevice, ({ params, body }) =>
    blockDevice(services, { deviceId: params.id, reason: body.reason }),
  )
  bindEndpoint(http, contract.unblockDevice, ({ params }) =>
    blockDevice(services, { deviceId: params.id, reason: null }),
  )
  bindEndpoint(http, contract.makeAffiliate, ({ params }) =>
    markAffiliate(services, { deviceId: params.id, isAffiliate: true }),
  )
  bindEndpoint(http, contract.endAffiliate, ({ params }) =>
    markAffiliate(services, { deviceId: params.id, isAffiliate: false }),
  )
  bindEndpoint(http, contract.deleteDeskDevice, async ({ params, body }) => ({
    receipt: await deleteDevice(services, { deviceId: params.id, reference: body.reference }),
  }))
}
