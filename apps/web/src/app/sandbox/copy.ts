import type { IntroPrice, StorePackage } from '#store'

/** Words of the sandbox's own sheet, which no customer sees. */
export const copy = {
  store: 'Sandbox store',
  note: 'For trying things out. Nothing is charged.',
  buy: 'Buy',
  subscribe: 'Subscribe',
  cancel: 'Cancel',
  otherwise: 'Or see what happens when…',
  askParent: 'Ask a parent',
  fail: 'Fail',
  loseConnection: 'Lose the connection',
  subscriptions: 'Your subscription',
  ending: 'Ended here, it does not renew; what is paid for stays until its end.',
  end: 'End subscription',
  keep: 'Keep it',
  price: ({ plan, priceString }: StorePackage) => (plan ? `${priceString} ${every[plan]}` : priceString),
  intro: ({ price, priceString, periodNumberOfUnits: count, periodUnit }: IntroPrice) => {
    const unit = periodUnit.toLowerCase()
    const span = count === 1 ? `one ${unit}` : `${count} ${unit}s`
    return price === 0 ? `Free for ${span}, then` : `${priceString} for ${span}, then`
  },
} as const

const every = { weekly: 'a week', yearly: 'a year' } as const
