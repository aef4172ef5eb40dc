import { CircleAlert } from 'lucide-react'

/** What keeps a field from being saved; read out when it appears. */
export function Problem({ children }: { children?: string }) {
  return (
    <div role="alert">
      {children && (
        <p className="mt-1.5 flex items-start gap-1.5 text-danger text-fine">
          <CircleAlert aria-hidden="true" strokeWidth={1.6} className="mt-0.5 size-4 shrink-0" />
          {children}
        </p>
      )}
    </div>
  )
}
