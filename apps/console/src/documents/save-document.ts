import { ApiError } from '@ever-after/contract'
import { alertPerson, askPerson, type Store, tell } from '#messages'
import { saveFailureWords } from '#server-state'
import { askForChoices } from './ask-for-choices.ts'
import { copy } from './copy.ts'
import type { DocumentSource, DocumentState, Sides, Versioned } from './document-types.ts'
import { requireToken } from './failures.ts'
import { loadAgain } from './load-again.ts'
import type { PendingChange } from './pending-changes.ts'

interface SaverOptions<D extends Versioned, Side> {
  source: DocumentSource<D, Side>
  state: Store<DocumentState<D, Side>>
  now?: () => Date
}

/** What became of a save: stored, not wanted or not possible, or not possible now. */
export type SaveOutcome<D> =
  | { kind: 'saved'; document: D }
  | { kind: 'dropped'; theirs?: D }
  | { kind: 'waiting' }

/** Sends what is to be saved, and settles with the person what stands in the way. */
export function createSaver<D extends Versioned, Side>({
  source,
  state,
  now = () => new Date(),
}: SaverOptions<D, Side>) {
  let lastFailure: string | undefined

  const load = (known: D) => loadAgain(source, known).catch(() => undefined)

  /** Joins what two people did; where both did something else to the same thing, the person chooses. */
  const join = async (sides: Sides<D>): Promise<D> => {
    const { merged, conflicts } = source.merge(sides)
    if (conflicts.length > 0) {
      const choices = await askForChoices({ state, conflicts })
      return source.merge({ ...sides, choices }).merged
    }
    tell(copy.merged)
    return merged
  }

  const wantsToRemove = (before: D, after: D) => {
    const [had, has] = [source.count(before), source.count(after)]
    return askPerson({
      question: copy.wipeQuestion(had - has, had),
      description: copy.wipe,
      confirm: copy.wipeConfirm,
      isDestructive: true,
    })
  }

  return {
    async save({ saved, batch }: { saved: D; batch: readonly PendingChange<D>[] }): Promise<SaveOutcome<D>> {
      let base = saved
      let document = batch[batch.length - 1].after
      const isImport = batch.some((change) => change.isImport)
      let confirm = false
      for (;;) {
        try {
          requireToken()
          const { version } = await source.save({
            document,
            base,
            version: now().toISOString(),
            ...(confirm && { confirm }),
            ...(isImport && { isImport }),
          })
          lastFailure = undefined
          return { kind: 'saved', document: { ...document, version } }
        } catch (error) {
          const code = error instanceof ApiError ? error.body?.code : undefined
          if (code === 'catalogue_conflict') {
            const theirs = await load(base)
            if (theirs) {
              document = await join({ base, theirs, mine: document })
              base = theirs
              continue
            }
          }
          if (code === 'wipe_refused') {
            confirm = await wantsToRemove(base, document)
            if (confirm) continue
            return { kind: 'dropped', theirs: base }
          }
          const words = saveFailureWords(error)
          // What is kept is tried again and again; it is said once.
          if (!source.workingCopy || words !== lastFailure) alertPerson(words)
          lastFailure = words
          return source.workingCopy ? { kind: 'waiting' } : { kind: 'dropped', theirs: base }
        }
      }
    },

    /** Sends a step that the server takes itself; on top of what somebody else saved when there is such. */
    async send<T>({
      saved,
      send,
    }: {
      saved: D
      send: (baseVersion: string, options: { confirm: boolean }) => Promise<T>
    }): Promise<{ reply: T; onto: D } | undefined> {
      let onto = saved
      let confirm = false
      for (;;) {
        try {
          requireToken()
          return { reply: await send(onto.version, { confirm }), onto }
        } catch (error) {
          const code = error instanceof ApiError ? error.body?.code : undefined
          const theirs = code === 'catalogue_conflict' ? await load(onto) : undefined
          if (theirs) {
            onto = theirs
            continue
          }
          if (code === 'wipe_refused' && !confirm) {
            confirm = await askPerson({
              question: copy.wipeConfirm,
              description: copy.wipe,
              confirm: copy.wipeConfirm,
              isDestructive: true,
            })
            if (confirm) continue
            return undefined
          }
          alertPerson(saveFailureWords(error))
          return undefined
        }
      }
    },

    /** Puts what the browser kept on top of what is stored now. */
    async adopt({ saved, base, document }: { saved: D; base: D; document: D }): Promise<D> {
      if (base.version === saved.version) return document
      return join({ base, theirs: saved, mine: document })
    },
  }
}
