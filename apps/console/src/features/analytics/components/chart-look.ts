/** What all charts have in common; colours are the tokens, so that a chart is dark where the page is. */
export const colours = {
  completed: 'var(--color-sage)',
  failed: 'var(--color-danger)',
  half: 'var(--color-rose)',
  most: 'var(--color-sage)',
  line: 'var(--color-line)',
}

export const tick = { fill: 'var(--color-soft-ink)', fontSize: '0.75rem' }

export const tooltip = {
  isAnimationActive: false,
  cursor: { fill: 'var(--color-line)', opacity: 0.4 },
  contentStyle: {
    background: 'var(--color-card)',
    border: '1px solid var(--color-line)',
    borderRadius: 'var(--radius-field)',
    fontSize: '0.8125rem',
  },
  labelStyle: { color: 'var(--color-ink)' },
  itemStyle: { color: 'var(--color-ink)' },
}

/** `2026-11-21` reads as 21 Nov. */
export function shortDay(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
}
