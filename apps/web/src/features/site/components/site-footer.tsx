import { Link } from 'wouter'
import { siteCopy } from '../copy.ts'

/** The other pages, and that pictures are made with AI. */
export function SiteFooter() {
  return (
    <footer className="mt-16 border-line border-t pt-6 text-center text-small text-soft-ink">
      <nav aria-label={siteCopy.footerLinks} className="flex flex-wrap justify-center gap-x-3">
        {siteCopy.links.map(([href, name]) => (
          <Link
            key={href}
            href={href}
            className="inline-flex min-h-11 items-center px-3 text-ink underline-offset-4 hover:underline"
          >
            {name}
          </Link>
        ))}
      </nav>
      <p className="mt-2">{siteCopy.footer}</p>
    </footer>
  )
}
