import type { LedgerEntry } from '@ever-after/contract'
import {
  CalendarHeart,
  Gift,
  Image,
  LifeBuoy,
  type LucideIcon,
  RefreshCw,
  ShoppingBag,
  Undo2,
} from 'lucide-react'

const icons: Record<LedgerEntry['reason'], LucideIcon> = {
  first_registration: Gift,
  welcome_gift: Gift,
  week_opened: CalendarHeart,
  creation_accepted: Image,
  creation_completed: Image,
  creation_failed: Undo2,
  purchase: ShoppingBag,
  refund: Undo2,
  refund_reversed: ShoppingBag,
  support: LifeBuoy,
  restored: RefreshCw,
  registered_again: RefreshCw,
}

export function iconOf({ reason }: LedgerEntry): LucideIcon {
  return icons[reason]
}
