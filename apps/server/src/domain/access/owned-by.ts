import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import type { Tables } from '../../infra/database/tables.ts'
import type { Actor } from './actor.ts'

type OwnedTable = 'photos' | 'creations' | 'hosted_images'

/** The condition under which the actor may touch a row; it belongs in every query on a table with an owner. */
export function ownedBy(actor: Actor): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, OwnedTable>()
  switch (actor.kind) {
    case 'device':
      return eb('device_id', '=', actor.deviceId)
    case 'operator':
      return eb('device_id', 'is', null)
    case 'system':
      return eb.lit(true)
  }
}
