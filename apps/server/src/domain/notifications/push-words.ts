import { brand } from '@ever-after/contract'
import type { CreationsTable } from '../../infra/database/tables/pictures.ts'
import type { MessageKind } from '../../infra/push/push.ts'

export interface PushWords {
  kind: MessageKind
  title: string
  body: string
  /** What the app does when the message is tapped (specification section 9). */
  data: Record<string, string>
}

/** Kinds of creations that people wait for and may leave alone meanwhile. */
export const announcedKinds = ['style', 'dress', 'hair'] as const satisfies readonly CreationsTable['kind'][]
export type AnnouncedKind = (typeof announcedKinds)[number]

const titles: Record<AnnouncedKind, string> = {
  style: 'Your wedding picture is ready',
  dress: 'Your dress is ready to see',
  hair: 'Your new hair colour is ready',
}

/** Says that a picture is ready, and nothing that a locked phone should not show. */
export function readyWords(kind: AnnouncedKind): PushWords {
  const body = `Open ${brand.name} to see it.`
  return { kind: 'ready', title: titles[kind], body, data: { route: '/history' } }
}
