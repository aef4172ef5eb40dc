import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { deletionReceipt } from '../schemas/privacy.ts'

export const deleteMyData = endpoint({
  method: 'DELETE',
  path: '/me',
  auth: 'device',
  tag: 'privacy',
  summary: 'Deletes all that is kept of the device, its token too, and says what went',
  reply: deletionReceipt,
  errors: ['unauthenticated', 'forbidden', 'rate_limited'],
})

export const exportMyData = endpoint({
  method: 'GET',
  path: '/me/export',
  auth: 'device',
  tag: 'privacy',
  summary: 'All that is kept of the device: data.json and its pictures',
  stream: 'application/zip',
  reply: z.unknown(),
  errors: ['unauthenticated', 'forbidden', 'rate_limited'],
})
