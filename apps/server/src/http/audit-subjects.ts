import {
  archiveStyles,
  clearArchive,
  deleteArchived,
  type Endpoint,
  restoreArchived,
} from '@ever-after/contract'
import type { FastifyRequest } from 'fastify'
import { nameAllEntries, nameEntries, nameStyles } from '../domain/archive/index.ts'
import type { Services } from '../infra/services.ts'

type Subject = (
  services: Pick<Services, 'database'>,
  request: Pick<FastifyRequest, 'params' | 'body'>,
) => Promise<string | null>

const subjects = new Map<string, Subject>([
  [nameOf(archiveStyles), (services, { body }) => nameStyles(services, body)],
  [nameOf(restoreArchived), (services, { body }) => nameEntries(services, body)],
  [nameOf(deleteArchived), (services, { params }) => nameEntries(services, { ids: idsIn(params) })],
  [nameOf(clearArchive), (services) => nameAllEntries(services)],
])

/** What a write is about in words, where its ids would tell nobody; read before it runs, as afterwards it may be gone. */
export async function subjectOf(
  services: Pick<Services, 'database'>,
  { endpoint, request }: { endpoint: Pick<Endpoint, 'method' | 'path'>; request: FastifyRequest },
): Promise<string | null> {
  return (await subjects.get(nameOf(endpoint))?.(services, request)) ?? null
}

function nameOf({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  return `${method} ${path}`
}

function idsIn(params: unknown): unknown[] {
  return Object.values(params ?? {})
}
