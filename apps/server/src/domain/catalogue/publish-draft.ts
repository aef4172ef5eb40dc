import type { OperatorStyle, publishDraftBody, Saved } from '@ever-after/contract'
import type { z } from 'zod'
import type { Trx } from '../../infra/database/database.ts'
import type { Services } from '../../infra/services.ts'
import { type OperatorActor, Refusal } from '../access/index.ts'
import {
  type Content,
  type Current,
  conflictWith,
  readCurrent,
  saveContent,
  shelves,
} from '../releases/index.ts'
import { findDraftBase, readBase } from './draft-base.ts'
import { joinSides } from './join-sides.ts'

type Body = z.output<typeof publishDraftBody>

interface Publishing {
  live: Current<OperatorStyle>
  draft: Current<OperatorStyle>
  choices: Body['choices']
  trx: Trx
}

/** Puts what the draft changed on top of the live catalogue; from then on the draft is a copy again. */
export async function publishDraft(
  services: Pick<Services, 'database' | 'clock' | 'random'>,
  { by }: OperatorActor,
  { draftVersion, choices, ...saving }: Body,
): Promise<Saved> {
  const release = await saveContent(services, shelves.live, {
    saving: { ...saving, action: 'published', by },
    change: async (live, trx) => {
      const draft = await readCurrent({ database: services.database, trx }, shelves.draft)
      if (draft.version !== draftVersion) throw conflictWith(draft)
      if (draft.isCopy) throw refuseCopy('draftVersion')
      const content = await join(services, { live, draft, choices, trx })
      await trx.deleteFrom('catalogues').where('name', '=', 'draft').execute()
      return content
    },
  })
  return { success: true, version: release.version, release }
}

/** A draft of which nobody knows what it was made from replaces the live catalogue as it is. */
async function join(
  services: Pick<Services, 'database'>,
  { live, draft, choices, trx }: Publishing,
): Promise<Content<OperatorStyle>> {
  const id = await findDraftBase(trx)
  if (id === null || id === live.releaseId) return draft.content
  const base = await readBase(services, { id, trx })
  return joinSides({ base, theirs: live.content, mine: draft.content, choices })
}

/** A draft that nobody changed has nothing to publish. */
export function refuseCopy(path: string): Refusal {
  const message = 'The draft is the live catalogue.'
  return new Refusal('bad_request', { words: message, details: [{ path, message }] })
}
