import type { AppConfig } from './schemas/app-config.ts'
import { daysInWords } from './site-placeholders.ts'

/** What texts say of a deployment. */
export type DeploymentFacts = Pick<
  AppConfig,
  'photoRetentionDays' | 'resultRetentionDays' | 'photoCompanies' | 'messageCompanies'
>

/** How a language writes values in a sentence. */
export interface Writing {
  days: (days: number) => string
  names: (names: readonly string[]) => string
}

/** Values as they read in a sentence; a list without anybody, or one that is not known, is an empty text. */
export function sayingsOf(
  { photoRetentionDays, resultRetentionDays, photoCompanies, messageCompanies }: DeploymentFacts,
  { days: daysOf, names: namesOf }: Writing = { days: daysInWords, names: namesInWords },
) {
  const { couple = [], dress = [], portrait = [], storage = [], hair = [] } = photoCompanies ?? {}
  return {
    photoRetention: daysOf(photoRetentionDays),
    resultRetention: daysOf(resultRetentionDays),
    drawing: namesOf([...couple, ...dress, ...portrait]),
    couple: namesOf(couple),
    dress: namesOf(dress),
    portrait: namesOf(portrait),
    storage: namesOf(storage),
    hair: namesOf(hair),
    message: namesOf(messageCompanies ?? []),
  }
}

/** What holds in a deployment: a sentence that names companies where there are any, or its opposite where there are none. */
export function conditionsOf(facts: DeploymentFacts) {
  const { drawing, couple, dress, portrait, storage, hair, message } = sayingsOf(facts)
  const isKnown = facts.photoCompanies !== null
  return {
    drawnElsewhere: drawing !== '',
    drawnHere: isKnown && drawing === '',
    drawnUnknown: !isKnown,
    coupleElsewhere: couple !== '',
    dressElsewhere: dress !== '',
    portraitElsewhere: portrait !== '',
    storedElsewhere: storage !== '',
    storedHere: isKnown && storage === '',
    hairElsewhere: hair !== '',
    messages: message !== '',
    noMessages: facts.messageCompanies !== null && message === '',
  }
}

/** Names as they read in a sentence, each once. */
export function namesInWords(names: readonly string[], locale = 'en-GB'): string {
  return new Intl.ListFormat(locale).format(new Set(names))
}
