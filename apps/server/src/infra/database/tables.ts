import type { CatalogueTables } from './tables/catalogue.ts'
import type { DeviceTables } from './tables/devices.ts'
import type { MeasureTables } from './tables/measures.ts'
import type { MembershipTables } from './tables/membership.ts'
import type { MessageTables } from './tables/messages.ts'
import type { OperatorTables } from './tables/operators.ts'
import type { PictureTables } from './tables/pictures.ts'
import type { SpendingTables } from './tables/spending.ts'

/** Rows as the migrations declare them; `device_id` is null where the operator owns the row. */
export interface Tables
  extends CatalogueTables,
    DeviceTables,
    MeasureTables,
    MembershipTables,
    MessageTables,
    OperatorTables,
    PictureTables,
    SpendingTables {}
