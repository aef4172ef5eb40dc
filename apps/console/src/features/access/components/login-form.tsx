import { Button } from '@ever-after/ui'
import { type FormEvent, useId, useState } from 'react'
import { logIn } from '../api/log-in.ts'
import { copy } from '../copy.ts'

/** The password and the button that sends it; says under them what went wrong. */
export function LoginForm({ onLogin }: { onLogin: () => void }) {
  const id = useId()
  const [password, setPassword] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const wrong = await logIn(password)
    setFailure(wrong)
    setBusy(false)
    if (wrong === null) onLogin()
  }
  return (
    <form onSubmit={(event) => void send(event)} className="grid gap-4">
      <div>
        <label htmlFor={id} className="font-semibold text-copy">
          {copy.password}
        </label>
        <input
          id={id}
          type="password"
          autoComplete="current-password"
          value={password}
          maxLength={1000}
          aria-describedby={`${id}-failure`}
          aria-invalid={failure !== null}
          onChange={({ target }) => setPassword(target.value)}
          className="mt-2 h-12 w-full rounded-field border border-line bg-paper px-4 text-base"
        />
      </div>
      <p id={`${id}-failure`} role="alert" className="text-copy text-danger empty:hidden">
        {failure}
      </p>
      <Button type="submit" disabled={password === '' || isBusy}>
        {isBusy ? copy.verifying : copy.logIn}
      </Button>
    </form>
  )
}
