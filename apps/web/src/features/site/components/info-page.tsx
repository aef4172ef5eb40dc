import { IconButton } from '@ever-after/ui'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { siteCopy } from '../copy.ts'
import { SiteFooter } from './site-footer.tsx'

interface InfoPageProps {
  title: string
  lead: string
  /** Inside the app: the way back. On the site the name of the product leads to the start page. */
  onBack?: () => void
  children: ReactNode
}

/** The frame of every page of text. */
export function InfoPage({ title, lead, onBack, children }: InfoPageProps) {
  return (
    <div className="wrap-anywhere mx-auto max-w-2xl px-6 pt-[max(20px,env(safe-area-inset-top))] pb-14">
      {onBack ? (
        <IconButton label={siteCopy.back} onClick={onBack} className="-ms-2.5">
          <ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />
        </IconButton>
      ) : (
        <p className="text-center">
          <Link
            href="/landing"
            aria-label={siteCopy.home}
            className="inline-flex min-h-11 items-center font-display text-[1.625rem]"
          >
            {siteCopy.name}
          </Link>
        </p>
      )}
      <h1 className="mt-6 font-display text-[min(2.75rem,15vw)] leading-none">{title}</h1>
      <p className="mt-4 text-balance text-lg leading-relaxed">{lead}</p>
      {children}
      <SiteFooter />
    </div>
  )
}
