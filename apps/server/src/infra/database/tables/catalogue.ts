import type { CatalogueName, Publication, ReleaseAction } from '@ever-after/contract'
import type { ColumnType, JSONColumnType } from 'kysely'

/** Releases, what is in force, the archive and what is planned. */
export interface CatalogueTables {
  /** What is in force; a draft is there once somebody changed it. */
  catalogues: {
    name: CatalogueName
    /** What an earlier release of the server stored; null once it is a release. */
    document: ColumnType<object | null, string | null | undefined, string | null>
    release_id: string | null
    version: string
    saved_at: Date
    /** The release that the draft was made from; null for one of which that is not known. */
    base_release: ColumnType<string | null, string | null | undefined, string | null>
  }
  release_parts: { catalogue: CatalogueName; hash: string; body: string }
  releases: ReleasesTable
  archive_entries: {
    id: string
    /** JSON. */
    style: string
    category: string
    reason: string | null
    archived_at: Date
    archived_by: string | null
    place: number
  }
  publications: {
    id: string
    publish_at: Date
    draft_release: string | null
    draft_number: number
    live_release: string | null
    /** What the draft was made from, when that is known. */
    base_release: string | null
    /** Whose side stays where both had changed a style when it was planned. */
    choices: ColumnType<Record<string, 'mine' | 'theirs'> | null, string | null, string | null>
    state: Publication['state']
    note: string | null
    created_at: Date
    created_by: string | null
    ended_at: Date | null
    failure: string | null
  }
}

interface ReleasesTable {
  id: string
  catalogue: CatalogueName
  number: number
  version: string
  saved_at: Date
  saved_by: string | null
  action: ReleaseAction
  note: string | null
  categories: number
  items: number
  popular: number
  added: number
  changed: number
  removed: number
  /** Names of the lists with their hashes, and the order. */
  outline: JSONColumnType<object>
}
