import { ChevronDown } from 'lucide-react'
import { faqCopy } from '../faq-copy.ts'
import type { SiteSettings } from '../site-settings.ts'
import { Paragraphs } from './paragraphs.tsx'

/** Each question opens its answer; it works without any script. */
export function QuestionList({ settings }: { settings: SiteSettings }) {
  return (
    <div className="divide-y divide-line border-line border-y">
      {faqCopy.questions.map(({ question, answer }) => (
        <details key={question} className="group">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3.5 font-semibold [&::-webkit-details-marker]:hidden">
            {question}
            <ChevronDown
              aria-hidden="true"
              className="size-5 shrink-0 text-soft-ink transition-transform duration-200 group-open:rotate-180"
            />
          </summary>
          <Paragraphs
            paragraphs={answer}
            settings={settings}
            className="max-w-[62ch] pb-5 text-soft-ink leading-relaxed"
          />
        </details>
      ))}
    </div>
  )
}
