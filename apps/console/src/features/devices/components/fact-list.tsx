/** Facts in two columns: what, and what is known. */
export function FactList({ facts }: { facts: readonly (readonly [name: string, value: string | number])[] }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1.5 text-copy">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-soft-ink">{name}</dt>
          <dd className="break-words tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
