import { ArticlePage } from './components/article-page.tsx'
import { terms } from './legal-copy.ts'
import type { InfoPageProps } from './page-props.ts'

export function TermsPage(props: InfoPageProps) {
  return <ArticlePage article={terms} {...props} />
}
