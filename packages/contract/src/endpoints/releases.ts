import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { operatorErrors, saveErrors } from '../operator-errors.ts'
import { byId } from '../schemas/by-id.ts'
import {
  publication,
  publishDraftBody,
  releaseDocument,
  releasesQuery,
  releasesReply,
  restoreReleaseBody,
  saved,
  schedulePublicationBody,
} from '../schemas/release.ts'

export const publishDraft = endpoint({
  method: 'POST',
  path: '/config/wedding-styles/draft/publish',
  auth: 'operator',
  tag: 'catalogue',
  summary: 'Publishes what the draft changed; the live catalogue keeps what it got meanwhile',
  body: publishDraftBody,
  reply: saved,
  errors: saveErrors,
})

export const listPublications = endpoint({
  method: 'GET',
  path: '/config/publications',
  auth: 'operator',
  tag: 'catalogue',
  summary: 'Publications that wait for their time, and the last fifty that ended',
  reply: z.object({ publications: z.array(publication) }),
  errors: operatorErrors,
})

export const schedulePublication = endpoint({
  method: 'POST',
  path: '/config/publications',
  auth: 'operator',
  tag: 'catalogue',
  summary: 'Publishes the draft as it is now at a later time',
  body: schedulePublicationBody,
  reply: publication,
  errors: [...operatorErrors, 'bad_request', 'malformed_json', 'catalogue_conflict', 'time_passed'],
})

export const cancelPublication = endpoint({
  method: 'DELETE',
  path: '/config/publications/{id}',
  auth: 'operator',
  tag: 'catalogue',
  summary: 'Calls a publication off',
  params: byId,
  reply: publication,
  errors: [...operatorErrors, 'bad_request', 'not_found'],
})

export const listReleases = endpoint({
  method: 'GET',
  path: '/config/releases',
  auth: 'operator',
  tag: 'catalogue',
  summary: 'Every save of a document, newest first, 50 at a time',
  query: releasesQuery,
  reply: releasesReply,
  errors: [...operatorErrors, 'bad_request'],
})

export const getRelease = endpoint({
  method: 'GET',
  path: '/config/releases/{id}',
  auth: 'operator',
  tag: 'catalogue',
  summary: 'A release with all that was in it',
  params: byId,
  reply: releaseDocument,
  errors: [...operatorErrors, 'bad_request', 'not_found'],
})

export const restoreRelease = endpoint({
  method: 'POST',
  path: '/config/releases/{id}/restore',
  auth: 'operator',
  tag: 'catalogue',
  summary: 'Puts the content of a release on top as a new one',
  params: byId,
  body: restoreReleaseBody,
  reply: saved,
  errors: [...saveErrors, 'not_found'],
})
