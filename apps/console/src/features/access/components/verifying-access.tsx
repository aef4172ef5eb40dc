import { copy } from '../copy.ts'

/** Stands while the token is looked at. */
export function VerifyingAccess() {
  return (
    <main className="grid h-full place-items-center">
      <p role="status" className="animate-breathe text-soft-ink">
        {copy.verifyingAccess}
      </p>
    </main>
  )
}
