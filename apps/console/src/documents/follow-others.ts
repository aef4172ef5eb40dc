import { type DocumentVersions, diffCatalogues, getDocumentVersions } from '@ever-after/contract'
import { tell } from '#messages'
import { callOnce, readToken } from '#server-state'
import { refreshArchive } from './archive.ts'
import { draftCatalogue, liveCatalogue } from './catalogues.ts'
import { copy } from './copy.ts'
import { dressCatalogue } from './dresses.ts'
import { countChangedDresses } from './merge-dresses.ts'

/** How often an open console asks whether somebody else saved. */
export const lookEveryMs = 30_000

const names = ['live', 'draft', 'dresses'] as const
type Name = (typeof names)[number]

const stores = { live: liveCatalogue, draft: draftCatalogue, dresses: dressCatalogue }

/** Takes what others saved while nothing is unsaved here, as long as the page is seen; answers how to stop. */
export function followOthers(): () => void {
  let isLooking = false
  const announced = new Set<string>()
  const look = async () => {
    if (isLooking || document.visibilityState !== 'visible' || readToken() === null) return
    isLooking = true
    try {
      await lookAround(announced)
    } catch {
      // Nobody asked for it: the next look or the next save finds out.
    } finally {
      isLooking = false
    }
  }
  const onLook = () => void look()
  const timer = setInterval(onLook, lookEveryMs)
  window.addEventListener('focus', onLook)
  document.addEventListener('visibilitychange', onLook)
  return () => {
    clearInterval(timer)
    window.removeEventListener('focus', onLook)
    document.removeEventListener('visibilitychange', onLook)
  }
}

async function lookAround(announced: Set<string>): Promise<void> {
  const before = versionsHere()
  if (names.every((name) => stores[name].state.read().status !== 'ready')) return
  const versions = await callOnce(getDocumentVersions, {})
  for (const name of names) {
    const { status, version, isSaving, unsaved, conflict } = stores[name].state.read()
    const isSettled = status === 'ready' && !isSaving && !conflict && version === before[name]
    if (!isSettled || version === versions[name]) continue
    if (!unsaved) await takeTheirs(name, versions)
    else if (!announced.has(`${name} ${versions[name]}`)) {
      announced.add(`${name} ${versions[name]}`)
      tell(copy.mergesOnSave)
    }
  }
}

function versionsHere(): DocumentVersions {
  const [live, draft, dresses] = names.map((name) => stores[name].state.read().version)
  return { live, draft, dresses }
}

async function takeTheirs(name: Name, versions: DocumentVersions): Promise<void> {
  // While the draft is a copy, what happened to it was said of the live catalogue, or was done here.
  const isCopy = name === 'draft' && versions.draft === versions.live
  const isSaid = isCopy && liveCatalogue.state.read().status === 'ready'
  if (name === 'dresses') {
    const taken = await dressCatalogue.catchUp()
    if (taken) tell(copy.othersSavedDresses(countChangedDresses(taken)))
    return
  }
  const taken = await stores[name].catchUp()
  if (!taken) return
  const { added, changed, removed } = diffCatalogues(taken.before, taken.after)
  if (!isSaid) tell(copy.othersSavedStyles(added.length + changed.length + removed.length))
  // They may have archived something, or put it back.
  if (added.length + removed.length > 0) await refreshArchive()
}
