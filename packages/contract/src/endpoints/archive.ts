import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { operatorErrors, saveErrors } from '../operator-errors.ts'
import {
  archiveReply,
  archiveStylesBody,
  archiveStylesReply,
  restoreArchivedBody,
} from '../schemas/archive.ts'
import { byId } from '../schemas/by-id.ts'
import { done } from '../schemas/done.ts'
import { saved } from '../schemas/release.ts'

export const listArchive = endpoint({
  method: 'GET',
  path: '/config/archive',
  auth: 'operator',
  tag: 'catalogue',
  summary: 'Every archived style, newest first',
  reply: archiveReply,
  errors: operatorErrors,
})

export const archiveStyles = endpoint({
  method: 'POST',
  path: '/config/archive',
  auth: 'operator',
  tag: 'catalogue',
  summary: 'Takes styles out of a catalogue and keeps them in the archive, both or neither',
  body: archiveStylesBody,
  bodyMaxBytes: limits.catalogueMaxBytes,
  reply: archiveStylesReply,
  errors: [...saveErrors, 'unknown_style'],
})

export const restoreArchived = endpoint({
  method: 'POST',
  path: '/config/archive/restore',
  auth: 'operator',
  tag: 'catalogue',
  summary: 'Puts archived styles back at the end of their categories',
  body: restoreArchivedBody,
  bodyMaxBytes: limits.catalogueMaxBytes,
  reply: saved,
  errors: [...saveErrors, 'not_found'],
})

export const deleteArchived = endpoint({
  method: 'DELETE',
  path: '/config/archive/{id}',
  auth: 'operator',
  tag: 'catalogue',
  summary: 'Deletes one archived style for good',
  params: byId,
  reply: done,
  errors: [...operatorErrors, 'bad_request', 'not_found'],
})

export const clearArchive = endpoint({
  method: 'DELETE',
  path: '/config/archive',
  auth: 'operator',
  tag: 'catalogue',
  summary: 'Deletes every archived style for good',
  reply: done,
  errors: operatorErrors,
})
