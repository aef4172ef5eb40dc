import { endpoint } from '../endpoint.ts'
import { registerDeviceBody, registerDeviceReply } from '../schemas/device.ts'

export const registerDevice = endpoint({
  method: 'POST',
  path: '/auth/register-device',
  auth: 'none',
  tag: 'devices',
  summary: 'Registers an installation and gives it a bearer token',
  body: registerDeviceBody,
  reply: registerDeviceReply,
  errors: ['bad_request', 'malformed_json', 'rate_limited'],
})
