import { brand, sitePlaceholders } from '@ever-after/contract'
import { faqCopy, siteCopy, textOf } from '../features/site/index.ts'
import type { PublicPage } from './pages.tsx'

const { origin } = sitePlaceholders
const organization = {
  '@type': 'Organization',
  '@id': `${origin}/#us`,
  name: brand.name,
  url: `${origin}/landing`,
  logo: `${origin}/icon.svg`,
}

/** What a page is about, in the words of schema.org. */
export function structuredDataOf({ path, title, description }: PublicPage): object {
  const page = {
    '@type': 'WebPage',
    url: origin + path,
    name: title,
    description,
    publisher: { '@id': organization['@id'] },
  }
  const about = path === '/landing' ? [application, questionsAndAnswers()] : [page]
  return { '@context': 'https://schema.org', '@graph': [organization, ...about] }
}

const application = {
  '@type': 'SoftwareApplication',
  name: brand.name,
  description: siteCopy.description,
  applicationCategory: 'PhotographyApplication',
  operatingSystem: 'iOS',
  image: `${origin}/site/card.jpg`,
  publisher: { '@id': organization['@id'] },
}

/** Answers that name a value of the deployment stand on the page only. */
function questionsAndAnswers(): object {
  const answers = faqCopy.questions.map(({ question, answer }) => ({
    question,
    text: answer.map(textOf).join(' '),
  }))
  const plain = answers.filter(({ text }) => !text.includes('{'))
  return {
    '@type': 'FAQPage',
    mainEntity: plain.map(({ question, text }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  }
}
