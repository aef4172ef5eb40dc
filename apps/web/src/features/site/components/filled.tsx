import { Fragment, type ReactNode } from 'react'
import { siteCopy } from '../copy.ts'
import { type SiteSettings, siteSayings } from '../site-settings.ts'
import { supportLetter } from '../support-letter.ts'

interface FilledProps {
  /** Names in braces stand for values of the deployment. */
  text: string
  settings: SiteSettings
}

/** A text with the values of the deployment; each stands in an element that the server finds and fills. */
export function Filled({ text, settings }: FilledProps) {
  const sayings = siteSayings(settings)
  return text.split(/\{(\w+)\}/).map((part, index) => {
    const isName = index % 2 === 1
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity and never move
    return <Fragment key={index}>{isName && part in sayings ? fill(part, sayings, settings) : part}</Fragment>
  })
}

function fill(name: string, sayings: Record<string, string>, settings: SiteSettings): ReactNode {
  const value = sayings[name]
  if (name !== 'supportEmail') return <span data-setting={name}>{value}</span>
  if (!value) return siteCopy.ourSupport
  return (
    <a href={supportLetter(settings)} className="text-rose underline underline-offset-4">
      {value}
    </a>
  )
}
