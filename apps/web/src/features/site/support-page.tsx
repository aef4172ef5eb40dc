import { ArticlePage } from './components/article-page.tsx'
import { support, supportMail } from './legal-copy.ts'
import type { InfoPageProps } from './page-props.ts'
import { supportLetter } from './support-letter.ts'

/** How to reach a person, and what to do in the usual cases. */
export function SupportPage({ settings, onBack }: InfoPageProps) {
  const { supportEmail } = settings
  return (
    <ArticlePage article={support} settings={settings} onBack={onBack}>
      {supportEmail ? (
        <>
          <p className="mt-6">
            <a
              href={supportLetter(settings)}
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
