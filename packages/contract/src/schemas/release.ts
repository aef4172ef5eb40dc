import * as z from 'zod/mini'
import { operatorCatalogue, operatorStyle } from './catalogue.ts'
import { operatorDressCatalogue } from './dress.ts'

const count = z.int().check(z.nonnegative())

/** The documents that an operator tends. */
export const catalogueName = z.enum(['live', 'draft', 'dresses'])
export type CatalogueName = z.infer<typeof catalogueName>

/** What made a release. */
export const releaseAction = z.enum([
  'seeded',
  'saved',
  'imported',
  'archived',
  'unarchived',
  'published',
  'restored',
])
export type ReleaseAction = z.infer<typeof releaseAction>

/** One save of a document, kept for good and never changed (decision A28). */
export const release = z.object({
  id: z.uuid(),
  catalogue: catalogueName,
  /** Counts up from 1 for each document. */
  number: z.int().check(z.positive()),
  version: z.string(),
  savedAt: z.iso.datetime(),
  /** Name and reference of the operator's session; null for the server itself. */
  savedBy: z.nullable(z.string()),
  action: releaseAction,
  note: z.nullable(z.string()),
  categories: count,
  /** Styles, or dresses. */
  items: count,
  popular: count,
  /** Against the release before. */
  added: count,
  changed: count,
  removed: count,
})
export type Release = z.infer<typeof release>

export const releasesQuery = z.object({
  catalogue: catalogueName,
  /** The number of the last release of the page before. */
  before: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
})
export const releasesReply = z.object({
  releases: z.array(release),
  /** Ask with this for the next page; null at the end. */
  nextBefore: z.nullable(z.string()),
})

/** A release with all that was in it. */
export const releaseDocument = z.object({
  release,
  document: z.union([operatorCatalogue, operatorDressCatalogue]),
})

/**
 * Stands for a style that the other side has already, in the release that both know by its version; with another order
 * when one is given.
 */
export const styleReference = z.strictObject({ same: z.string(), order: z.optional(z.number()) })
export type StyleReference = z.infer<typeof styleReference>

export const outlinedStyles = z.record(z.string(), z.array(z.union([styleReference, operatorStyle])))
export type OutlinedStyles = z.infer<typeof outlinedStyles>

/** A catalogue for a reader who has a release of it: what did not change is only named. */
export const outlinedCatalogue = z.object({
  styles: outlinedStyles,
  categoryOrder: operatorCatalogue.shape.categoryOrder,
  version: z.string(),
})
export type OutlinedCatalogue = z.infer<typeof outlinedCatalogue>

/** The versions that are in force; a draft that nobody changed has the live one's. */
export const documentVersions = z.object({ live: z.string(), draft: z.string(), dresses: z.string() })
export type DocumentVersions = z.infer<typeof documentVersions>

const styleCatalogue = z.enum(['live', 'draft'])

export const catalogueChangesQuery = z.object({
  catalogue: styleCatalogue,
  /** The version that the reader has; one that is not known any more is answered in full. */
  since: z.string().check(z.maxLength(40)),
})
export const catalogueChangesReply = z.object({
  version: z.string(),
  /** Null when the reader has it already. */
  changed: z.nullable(outlinedCatalogue),
})

export const draftBaseQuery = z.object({
  /** The version of the live catalogue that the reader has. */
  live: z.string().check(z.maxLength(40)),
})
export const draftBaseReply = z.object({
  /** What the draft was made from; null for a draft of which that is not known. */
  base: z.nullable(outlinedCatalogue),
})

const note = z.optional(z.string().check(z.maxLength(500)))

/** What goes with every save of a document (decision A29). */
const saving = {
  /** A timestamp; the server takes its own later one unless this is newer than what it has. */
  version: z.optional(z.string().check(z.maxLength(40))),
  /** The version that the editor started from; a save on top of another one is refused with `catalogue_conflict`. */
  baseVersion: z.optional(z.string().check(z.maxLength(40))),
  /** Needed by a save that removes more than half of what is there. */
  confirm: z.optional(z.boolean()),
  note,
}

/** POST /config/wedding-styles and its draft; checked in full by the server, which names the path of what is wrong. */
export const saveStylesBody = z.object({
  /** Styles by category; with `baseVersion`, one that this version has may be a `styleReference`. */
  styles: z.record(z.string().check(z.maxLength(80)), z.unknown()),
  categoryOrder: z.array(z.string().check(z.maxLength(80))),
  ...saving,
  /** Says in the list of releases that the document came from a file. */
  isImport: z.optional(z.boolean()),
})

export const saveDressesBody = z.object({ dresses: z.array(z.unknown()), ...saving })

/** What a save answers: the version that the next one starts from. */
export const saved = z.object({ success: z.literal(true), version: z.string(), release })
export type Saved = z.infer<typeof saved>

/** Puts the content of an earlier release on top as a new one. */
export const restoreReleaseBody = z.object({
  baseVersion: z.string(),
  confirm: z.optional(z.boolean()),
  note,
})

/** Whose side stays where the draft (mine) and the live catalogue (theirs) both changed a style, by its id. */
const choices = z.optional(z.record(z.string().check(z.maxLength(200)), z.enum(['mine', 'theirs'])))

/**
 * What the draft changed goes on top of the live catalogue; both versions are the ones whose difference the operator was
 * shown.
 */
export const publishDraftBody = z.object({
  draftVersion: z.string(),
  baseVersion: z.string(),
  choices,
  confirm: z.optional(z.boolean()),
  note,
})

/**
 * A publication at a later time. What the live catalogue got in between stays: both are merged style by style, and
 * where one style was changed on both sides nothing is published and the publication says so.
 */
export const publication = z.object({
  id: z.uuid(),
  publishAt: z.iso.datetime(),
  /** Number of the draft's release that will be published. */
  draftNumber: z.int(),
  state: z.enum(['waiting', 'published', 'failed', 'cancelled']),
  note: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  createdBy: z.nullable(z.string()),
  /** When it was published, failed or was called off. */
  endedAt: z.nullable(z.iso.datetime()),
  /** Names of the styles that were changed on both sides, or another reason. */
  failure: z.nullable(z.string()),
})
export type Publication = z.infer<typeof publication>

export const schedulePublicationBody = z.object({
  publishAt: z.iso.datetime({ offset: true }),
  draftVersion: z.string(),
  choices,
  note,
})
