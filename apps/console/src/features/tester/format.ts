const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', maximumFractionDigits: 4 })

export function formatCost(costUsd: number): string {
  return money.format(costUsd)
}

export function formatSeconds(durationMs: number): string {
  return (durationMs / 1000).toFixed(1)
}

export function formatDistance(distance: number): string {
  return distance.toFixed(2)
}
