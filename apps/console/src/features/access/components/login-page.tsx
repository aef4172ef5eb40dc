import { Ornament } from '@ever-after/ui'
import { useLocation } from 'wouter'
import { copy } from '../copy.ts'
import { LoginForm } from './login-form.tsx'

/** The way into the console. */
export function LoginPage() {
  const [, navigate] = useLocation()
  return (
    <main className="grid h-full place-items-center overflow-y-auto p-4">
      <div className="w-full max-w-[400px] animate-fade rounded-card border border-line bg-card p-8 shadow-soft">
        <div className="grid justify-items-center text-center">
          <Ornament />
          <h1 className="mt-4 text-headline leading-tight">{copy.heading}</h1>
          <p className="eyebrow mt-2 mb-6 text-soft-ink">{copy.title}</p>
        </div>
        <LoginForm onLogin={() => navigate('~/admin', { replace: true })} />
        {/* Home is another app on this origin, so this is a link for the browser. */}
        <a
          href="/landing"
          className="mt-4 flex min-h-11 items-center justify-center text-copy text-soft-ink underline-offset-4 hover:underline"
        >
          {copy.backToHome}
        </a>
      </div>
    </main>
  )
}
