import { endpoint } from '../endpoint.ts'
import { operatorErrors } from '../operator-errors.ts'
import { byId } from '../schemas/by-id.ts'
import {
  blockDeviceBody,
  deskDeletionBody,
  deskDeletionReply,
  deskDevice,
  deskDeviceReply,
  deskLedgerReply,
  findDevicesQuery,
  findDevicesReply,
} from '../schemas/desk.ts'
import { ledgerQuery } from '../schemas/ledger.ts'

const access = ['bad_request', ...operatorErrors] as const
const oneDevice = [...access, 'not_found'] as const

export const findDevices = endpoint({
  method: 'GET',
  path: '/admin/devices',
  auth: 'operator',
  tag: 'desk',
  summary: 'Devices with a short reference; seldom more than one',
  query: findDevicesQuery,
  reply: findDevicesReply,
  errors: access,
})

export const getDeskDevice = endpoint({
  method: 'GET',
  path: '/admin/devices/{id}',
  auth: 'operator',
  tag: 'desk',
  summary: 'What a device may still do, its failed pictures and what support gave',
  params: byId,
  reply: deskDeviceReply,
  errors: oneDevice,
})

export const getDeskLedger = endpoint({
  method: 'GET',
  path: '/admin/devices/{id}/ledger',
  auth: 'operator',
  tag: 'desk',
  summary: 'Where the changes of a device went, newest first',
  params: byId,
  query: ledgerQuery,
  reply: deskLedgerReply,
  errors: oneDevice,
})

export const blockDevice = endpoint({
  method: 'POST',
  path: '/admin/devices/{id}/block',
  auth: 'operator',
  tag: 'desk',
  summary: 'Refuses every new picture of a device; what it has stays readable and deletable',
  params: byId,
  body: blockDeviceBody,
  reply: deskDevice,
  errors: [...oneDevice, 'malformed_json'],
})

export const unblockDevice = endpoint({
  method: 'POST',
  path: '/admin/devices/{id}/unblock',
  auth: 'operator',
  tag: 'desk',
  summary: 'Lets a blocked device make pictures again',
  params: byId,
  reply: deskDevice,
  errors: oneDevice,
})

export const makeAffiliate = endpoint({
  method: 'PUT',
  path: '/admin/devices/{id}/affiliate',
  auth: 'operator',
  tag: 'desk',
  summary: 'Makes a device an affiliate: its status pill hides, nothing else changes',
  params: byId,
  reply: deskDevice,
  errors: oneDevice,
})

export const endAffiliate = endpoint({
  method: 'DELETE',
  path: '/admin/devices/{id}/affiliate',
  auth: 'operator',
  tag: 'desk',
  summary: 'Makes a device an affiliate no more',
  params: byId,
  reply: deskDevice,
  errors: oneDevice,
})

export const deleteDeskDevice = endpoint({
  method: 'POST',
  path: '/admin/devices/{id}/deletion',
  auth: 'operator',
  tag: 'desk',
  summary: 'Deletes everything of a device whose owner asked for it',
  params: byId,
  body: deskDeletionBody,
  reply: deskDeletionReply,
  errors: [...oneDevice, 'malformed_json'],
})
