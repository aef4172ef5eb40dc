import { ArticlePage } from './components/article-page.tsx'
import type { InfoPageProps } from './page-props.ts'
import { privacy } from './privacy-copy.ts'

/** What is kept, where and how long; its numbers are the deployment's settings. */
export function PrivacyPage(props: InfoPageProps) {
  return <ArticlePage article={privacy} {...props} />
}
