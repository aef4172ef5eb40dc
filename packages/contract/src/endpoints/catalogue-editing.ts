import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { operatorErrors, saveErrors } from '../operator-errors.ts'
import { operatorCatalogue } from '../schemas/catalogue.ts'
import {
  catalogueChangesQuery,
  catalogueChangesReply,
  documentVersions,
  draftBaseQuery,
  draftBaseReply,
  saveDressesBody,
  saved,
  saveStylesBody,
} from '../schemas/release.ts'

export const saveWeddingStyles = endpoint({
  method: 'POST',
  path: '/config/wedding-styles',
  auth: 'operator',
  tag: 'catalogue',
  summary: 'Replaces the live catalogue; every save is kept as a release',
  body: saveStylesBody,
  bodyMaxBytes: limits.catalogueMaxBytes,
  reply: saved,
  errors: saveErrors,
})

export const getDraftStyles = endpoint({
  method: 'GET',
  path: '/config/wedding-styles/draft',
  auth: 'operator',
  tag: 'catalogue',
  summary: 'The draft of the whole catalogue, a copy of the live one until it is changed',
  reply: operatorCatalogue,
  errors: operatorErrors,
})

export const saveDraftStyles = endpoint({
  ...saveWeddingStyles,
  path: '/config/wedding-styles/draft',
  summary: 'Replaces the draft catalogue',
})

export const getDocumentVersions = endpoint({
  method: 'GET',
  path: '/config/versions',
  auth: 'operator',
  tag: 'catalogue',
  summary: 'The versions of all documents that are in force',
  reply: documentVersions,
  errors: operatorErrors,
})

export const getCatalogueChanges = endpoint({
  method: 'GET',
  path: '/config/wedding-styles/changes',
  auth: 'operator',
  tag: 'catalogue',
  summary: 'A catalogue for who has an earlier version of it: what did not change is only named',
  query: catalogueChangesQuery,
  reply: catalogueChangesReply,
  errors: [...operatorErrors, 'bad_request'],
})

export const getDraftBase = endpoint({
  method: 'GET',
  path: '/config/wedding-styles/draft/base',
  auth: 'operator',
  tag: 'catalogue',
  summary: 'What the draft was made from, for who has the live catalogue',
  query: draftBaseQuery,
  reply: draftBaseReply,
  errors: [...operatorErrors, 'bad_request'],
})

export const saveWeddingDress = endpoint({
  method: 'POST',
  path: '/config/wedding-dress',
  auth: 'operator',
  tag: 'catalogue',
  summary: 'Replaces the dresses; every save is kept as a release',
  body: saveDressesBody,
  bodyMaxBytes: limits.catalogueMaxBytes,
  reply: saved,
  errors: saveErrors,
})
