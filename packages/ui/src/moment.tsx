interface MomentProps {
  iso: string
  /** Tells the seconds too. */
  isPrecise?: boolean
}

/** Day and time in the reader's own words; a narrow place breaks between the two and nowhere else. */
export function Moment({ iso, isPrecise }: MomentProps) {
  const moment = new Date(iso)
  const day = moment.toLocaleDateString(undefined, { dateStyle: 'medium' })
  const clock = moment.toLocaleTimeString(undefined, { timeStyle: isPrecise ? 'medium' : 'short' })
  return (
    <time dateTime={iso} className="tabular-nums">
      <span className="whitespace-nowrap">{day},</span> <span className="whitespace-nowrap">{clock}</span>
    </time>
  )
}
