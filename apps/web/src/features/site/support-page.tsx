import { ArticlePage } from './components/article-page.tsx'
import { support, supportMail } from './legal-copy.ts'
import type { InfoPageProps } from './page-props.ts'

interface SupportPageProps extends InfoPageProps {
  /** The short reference of this installation, which lets support find it (decision A57). */
  reference?: string
}

/** How to reach a person, and what to do in the usual cases. */
export function SupportPage({ settings, reference, onBack }: SupportPageProps) {
  const { supportEmail } = settings
  const subject = encodeURIComponent(supportMail.subject)
  const body = reference ? `&body=${encodeURIComponent(supportMail.body(reference))}` : ''
  return (
    <ArticlePage article={support} settings={settings} onBack={onBack}>
      {supportEmail ? (
        <>
          <p className="mt-6">
            <a
              href={`mailto:${supportEmail}?subject=${subject}${body}`}
              className="inline-flex min-h-12 items-center rounded-full bg-rose px-7 font-semibold text-copy text-on-rose shadow-soft transition hover:bg-rose-deep"
            >
              {supportMail.action}
            </a>
          </p>
          <p className="mt-3 break-words text-copy text-soft-ink">{supportEmail}</p>
        </>
      ) : (
        <p role="alert" className="mt-6 text-soft-ink">
          {supportMail.missing}
        </p>
      )}
    </ArticlePage>
  )
}
