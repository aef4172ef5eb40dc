import { type Paragraph, type SiteSettings, textOf } from '../site-settings.ts'
import { Filled } from './filled.tsx'
import { When } from './when.tsx'

interface ParagraphsProps {
  paragraphs: readonly Paragraph[]
  settings: SiteSettings
  className: string
}

/** Paragraphs with the values of the deployment, those that hold in it. */
export function Paragraphs({ paragraphs, settings, className }: ParagraphsProps) {
  return paragraphs.map((paragraph) => {
    const text = textOf(paragraph)
    const words = <Filled text={text} settings={settings} />
    if (typeof paragraph === 'string')
      return (
        <p key={text} className={className}>
          {words}
        </p>
      )
    return (
      <When key={text} name={paragraph.when} settings={settings} className={className}>
        {words}
      </When>
    )
  })
}
