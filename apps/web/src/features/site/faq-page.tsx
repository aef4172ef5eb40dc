import { InfoPage } from './components/info-page.tsx'
import { QuestionList } from './components/question-list.tsx'
import { faqCopy } from './faq-copy.ts'
import type { InfoPageProps } from './page-props.ts'

/** Questions that open their answers. */
export function FaqPage({ settings, onBack }: InfoPageProps) {
  return (
    <InfoPage title={faqCopy.title} lead={faqCopy.lead} onBack={onBack}>
      <div className="mt-8">
        <QuestionList settings={settings} />
      </div>
    </InfoPage>
  )
}
