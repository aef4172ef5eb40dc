import type { ColumnType, Generated } from 'kysely'

/** Who tends the catalogue, and every write that they did. */
export interface OperatorTables {
  operator_password: { is_only: Generated<boolean>; hash: string; set_at: Date }
  operator_sessions: {
    token_hash: string
    reference: string
    name: ColumnType<string | null, never, string>
    created_at: Date
    expires_at: Date
  }
  operator_actions: {
    id: Generated<string>
    begun_at: Date
    /** Name and reference of the session, as they were. */
    done_by: string
    address: string
    endpoint: string
    target: string | null
    outcome: Generated<string>
  }
}
