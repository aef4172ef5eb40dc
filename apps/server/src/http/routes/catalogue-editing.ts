import * as contract from '@ever-after/contract'
import * as archive from '../../domain/archive/index.ts'
import { publishDraft, readChanges, readDraftBase, saveStyles } from '../../domain/catalogue/index.ts'
import { saveDresses } from '../../domain/dresses/index.ts'
import * as publications from '../../domain/publications/index.ts'
import { getRelease, listReleases, readVersions, restoreRelease } from '../../domain/releases/index.ts'
import type { Http } from '../app.ts'
import { bindEndpoint } from '../bind-endpoint.ts'

export function bindCatalogueEditing(http: Http): void {
  bindDocuments(http)
  bindReleases(http)
  bindPublications(http)
  bindArchive(http)
}

function bindDocuments(http: Http): void {
  const { services } = http
  bindEndpoint(http, contract.saveWeddingStyles, ({ caller, body }) =>
    saveStyles(services, caller, { catalogue: 'live', body }),
  )
  bindEndpoint(http, contract.saveDraftStyles, ({ caller, body }) =>
    saveStyles(services, caller, { catalogue: 'draft', body }),
  )
  bindEndpoint(http, contract.getDocumentVersions, () => readVersions(services))
  bindEndpoint(http, contract.getCatalogueChanges, ({ query }) => readChanges(services, query))
  bindEndpoint(http, contract.getDraftBase, ({ query }) => readDraftBase(services, query))
  bindEndpoint(http, contract.publishDraft, ({ caller, body }) => publishDraft(services, caller, body))
  bindEndpoint(http, contract.saveWeddingDress, ({ caller, body }) => saveDresses(services, caller, body))
}

function bindReleases(http: Http): void {
  const { services } = http
  bindEndpoint(http, contract.listReleases, ({ query }) => listReleases(services, query))
  bindEndpoint(http, contract.getRelease, ({ params }) => getRelease(services, params.id))
  bindEndpoint(http, contract.restoreRelease, async ({ caller, params, body }) => {
    const release = await restoreRelease(services, caller, { id: params.id, body })
    return { success: true as const, version: release.version, release }
  })
}

function bindPublications(http: Http): void {
  const { services } = http
  bindEndpoint(http, contract.listPublications, () => publications.listPublications(services))
  bindEndpoint(http, contract.schedulePublication, ({ caller, body }) =>
    publications.schedulePublication(services, caller, body),
  )
  bindEndpoint(http, contract.cancelPublication, ({ params }) =>
    publications.cancelPublication(services, params.id),
  )
}

function bindArchive(http: Http): void {
  const { services } = http
  bindEndpoint(http, contract.listArchive, () => archive.readArchive(services))
  bindEndpoint(http, contract.archiveStyles, ({ caller, body }) =>
    archive.archiveStyles(services, caller, body),
  )
  bindEndpoint(http, contract.restoreArchived, ({ caller, body }) =>
    archive.restoreArchived(services, caller, body),
  )
  bindEndpoint(http, contract.deleteArchived, async ({ params }) => {
    await archive.deleteArchived(services, params.id)
    return { success: true as const }
  })
  bindEndpoint(http, contract.clearArchive, async () => {
    await archive.clearArchive(services)
    return { success: true as const }
  })
}
