import { generatePreview } from '@ever-after/contract'
import { catalogues, placedStyles, type StylesCatalogue } from '#documents'
import { askPerson } from '#messages'
import { call, outlivePage } from '#server-state'
import { copy } from '../copy.ts'
import {
  approvedPreviews,
  beginRegeneration,
  complete,
  fail,
  type PreviewItem,
  startAll,
  startFailed,
} from '../model/regeneration.ts'
import { regeneration, update } from './regeneration-store.ts'
import { wordsOfFailure } from './words-of-failure.ts'

const newKey = () => crypto.randomUUID()

/** The requests under way, by their key. */
const underWay = new Map<string, AbortController>()

/** Opens the dialog for these styles of a catalogue; pictures that still wait for approval are asked about first. */
export async function openRegeneration(catalogue: StylesCatalogue, styleIds: readonly string[]) {
  const open = regeneration.read()
  const waiting = open ? Object.keys(approvedPreviews(open)).length : 0
  const isFree =
    waiting === 0 ||
    (await askPerson({
      question: copy.otherQuestion(waiting),
      confirm: copy.discard,
      isDestructive: true,
    }))
  if (!isFree) return
  stopDrawing()
  const { document } = catalogues[catalogue].state.read()
  const wanted = new Set(styleIds)
  const styles = placedStyles(document).flatMap(({ style }) => (wanted.has(style.id) ? style : []))
  regeneration.write(beginRegeneration({ catalogue, styles, newKey }))
}

/** Draws every preview at once. */
export function drawAll(): void {
  update(startAll)
  goOn()
}

/** Draws those again that failed. */
export function drawFailed(): void {
  update((open) => startFailed(open, newKey))
  goOn()
}

/** Sends what is to be drawn and is not under way, such as after a reload. */
export function goOn(): void {
  const open = regeneration.read()
  for (const item of open?.items ?? [])
    if (open && item.status === 'generating' && !underWay.has(item.key)) void draw(open.catalogue, item)
}

/** Ends the requests under way; what is drawn stays. */
export function stopDrawing(): void {
  const keys = [...underWay.keys()]
  abort()
  for (const key of keys) update((open) => fail(open, key, copy.stopped))
}

/** Lets go of everything but what the browser keeps, as a reload does. */
export function forgetDrawing(): void {
  abort()
  regeneration.forget()
}

function abort(): void {
  for (const controller of underWay.values()) controller.abort()
  underWay.clear()
}

async function draw(catalogue: StylesCatalogue, { key, styleName, prompt }: PreviewItem): Promise<void> {
  const controller = new AbortController()
  underWay.set(key, controller)
  const { signal } = controller
  try {
    const body = { styleName, prompt, catalogue }
    const drawn = await call(generatePreview, { body, idempotencyKey: key, signal })
    if (!signal.aborted) update((open) => complete(open, key, drawn))
  } catch (error) {
    await outlivePage(error)
    if (!signal.aborted) update((open) => fail(open, key, wordsOfFailure(error)))
  }
  if (!signal.aborted) underWay.delete(key)
}
