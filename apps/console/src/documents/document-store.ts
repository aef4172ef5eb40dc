import { alertPerson, createStore, tell } from '#messages'
import { readToken } from '#server-state'
import { copy } from './copy.ts'
import type {
  ChangeOptions,
  DocumentSource,
  DocumentState,
  DocumentStore,
  Versioned,
} from './document-types.ts'
import { describeLoadFailure } from './failures.ts'
import { firstState } from './first-state.ts'
import { loadAgain } from './load-again.ts'
import { type PendingChange, rebase } from './pending-changes.ts'
import { createSaver } from './save-document.ts'
import { createUndoSteps } from './undo-steps.ts'

/** How long changes of a document with a working copy are gathered before they are sent. */
export const gatherMs = 800
const retryMs = 10_000

/** One document of the server in the hands of an operator: changed at once on the screen, saved behind it, never lost. */
export function createDocumentStore<D extends Versioned, Side>(
  source: DocumentSource<D, Side>,
): DocumentStore<D, Side> {
  const state = createStore<DocumentState<D, Side>>(firstState(source.empty))
  let saved = source.empty
  let pending: readonly PendingChange<D>[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let loading: Promise<void> | undefined
  let queue: Promise<unknown> = Promise.resolve()
  const lost = new Set<symbol>()
  const undoSteps = createUndoSteps<D>()
  const saver = createSaver({ source, state })

  const show = (change: Partial<DocumentState<D, Side>> = {}) => {
    const undoLabel = undoSteps.label()
    state.write({
      ...state.read(),
      document: pending.at(-1)?.after ?? saved,
      version: saved.version,
      unsaved: pending.length > 0,
      canUndo: undoLabel !== null,
      undoLabel,
      ...change,
    })
  }

  const keep = () => {
    if (pending.length === 0) source.workingCopy?.forget()
    else source.workingCopy?.write({ base: saved, document: state.read().document })
  }

  /** One after the other: a save starts from the version that the one before it made. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = queue.then(work)
    queue = done.catch(() => undefined)
    return done
  }

  /** Puts the changes that are not saved on top of another document. */
  const standOn = (next: D, left: readonly PendingChange<D>[]) => {
    saved = next
    pending = rebase({ onto: next, changes: left, merge: source.merge })
  }

  const flush = (): Promise<boolean> =>
    inTurn(async () => {
      clearTimeout(timer)
      const batch = pending
      if (batch.length === 0) return state.read().status === 'ready'
      show({ isSaving: true })
      const outcome = await saver.save({ saved, batch })
      const later = pending.slice(batch.length)
      if (outcome.kind === 'saved') standOn(outcome.document, later)
      else if (outcome.kind === 'dropped') {
        for (const { id } of batch) lost.add(id)
        undoSteps.dropLost(lost)
        standOn(outcome.theirs ?? saved, later)
      } else timer = setTimeout(() => void flush(), retryMs)
      show({ isSaving: false })
      keep()
      return outcome.kind === 'saved'
    })

  const add = async (
    change: Omit<PendingChange<D>, 'id'>,
    { alert, id = Symbol('change') }: ChangeOptions & { id?: symbol } = {},
  ): Promise<boolean> => {
    pending = [...pending, { ...change, id }]
    show()
    keep()
    if (source.workingCopy) {
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), gatherMs)
      if (alert) alertPerson(alert, { isPassing: true })
      return true
    }
    await flush()
    const isSaved = !lost.delete(id)
    if (isSaved && alert) alertPerson(alert, { isPassing: true })
    return isSaved
  }

  const takeBack = ({ before, after }: { before: D; after: D }): Promise<boolean> => {
    const current = state.read().document
    const { merged, conflicts } = source.merge({ base: after, theirs: current, mine: before })
    if (conflicts.length > 0) tell(copy.undoneInPart(conflicts.length))
    return add({ before: current, after: merged })
  }

  const open = async () => {
    try {
      if (!readToken()) throw new Error(copy.notAuthenticated)
      const found = await source.load()
      const kept = await source.workingCopy?.read(found)
      const adopted = kept && (await saver.adopt({ saved: found, ...kept }))
      saved = found
      show({ status: 'ready' })
      if (adopted) void add({ before: saved, after: adopted })
      const { document } = state.read()
      const after = source.tidy?.(document) ?? document
      if (after !== document && source.count(document) > 0) void add({ before: document, after })
    } catch (error) {
      loading = undefined
      describeLoadFailure(error)
      show({ status: 'failed' })
    }
  }

  const load = () => {
    if (state.read().status === 'failed') show({ status: 'loading' })
    loading ??= open()
    return loading
  }

  const catchUp = () =>
    inTurn(async () => {
      const before = saved
      const after = await loadAgain(source, before)
      // What is not saved is joined by its save, which asks where both changed the same.
      if (after.version === before.version || pending.length > 0) return undefined
      saved = after
      show()
      return { before, after }
    })

  const reload = async () => {
    if (state.read().status !== 'ready') return load()
    await flush()
    await catchUp().catch(describeLoadFailure)
  }

  return {
    state,
    load,
    reload,
    catchUp,
    async change(label, make, { isImport, alert, canUndo = true } = {}) {
      if (state.read().status !== 'ready') return false
      const before = state.read().document
      const after = make(before)
      if (after === before) return true
      const id = Symbol(label)
      if (canUndo) undoSteps.remember({ label, run: { id, before, after } })
      return add({ before, after, isImport }, { alert, id })
    },
    async undo() {
      const step = undoSteps.take()
      if (!step) return false
      const isDone = typeof step.run === 'function' ? await step.run() : await takeBack(step.run)
      if (!isDone) undoSteps.remember(step)
      show()
      return isDone
    },
    async transact({ label, send, apply, undo }) {
      if (!(await flush())) {
        alertPerson(state.read().status === 'ready' ? copy.notSavedYet : copy.notLoaded)
        return undefined
      }
      return inTurn(async () => {
        show({ isSaving: true })
        const before = saved
        const done = await saver.send({ saved, send })
        if (done) {
          standOn({ ...apply(done.onto), version: done.reply.version }, pending)
          if (undo) undoSteps.remember({ label, run: () => undo(done.reply, before) })
        }
        show({ isSaving: false })
        return done?.reply
      })
    },
    forget() {
      clearTimeout(timer)
      undoSteps.forget()
      ;[saved, pending, loading, queue] = [source.empty, [], undefined, Promise.resolve()]
      state.write(firstState(source.empty))
    },
  }
}
