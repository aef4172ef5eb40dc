import { Check } from 'lucide-react'

/** What Premium gives, a line each. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="flex flex-col gap-2">
      {lines.map((line) => (
        <li key={line} className="flex items-start gap-3 text-copy leading-snug">
          <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-champagne" strokeWidth={2} />
          {line}
        </li>
      ))}
    </ul>
  )
}
