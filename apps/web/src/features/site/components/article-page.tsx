import { Ornament } from '@ever-after/ui'
import type { ReactNode } from 'react'
import type { Article } from '../legal-copy.ts'
import type { SiteSettings } from '../site-settings.ts'
import { Filled } from './filled.tsx'
import { InfoPage } from './info-page.tsx'
import { Paragraphs } from './paragraphs.tsx'

interface ArticlePageProps {
  article: Article
  settings: SiteSettings
  onBack?: () => void
  /** What stands between the lead and the first section. */
  children?: ReactNode
}

/** A page of text: a lead and sections of paragraphs and points. */
export function ArticlePage({ article, settings, onBack, children }: ArticlePageProps) {
  return (
    <InfoPage title={article.title} lead={article.lead} onBack={onBack}>
      {children}
      {article.sections.map(({ title, paragraphs = [], points = [] }) => (
        <section key={title} className="mt-10 leading-relaxed">
          <h2 className="text-[1.5rem] leading-tight">{title}</h2>
          <Paragraphs paragraphs={paragraphs} settings={settings} className="mt-3 text-soft-ink" />
          {points.length > 0 && (
            <ul className="mt-3 grid list-disc grid-cols-1 gap-2 ps-5 text-soft-ink marker:text-champagne">
              {points.map((point) => (
                <li key={point}>
                  <Filled text={point} settings={settings} />
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
      <Ornament className="mx-auto mt-14" />
    </InfoPage>
  )
}
