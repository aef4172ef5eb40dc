import type { AppConfig } from './schemas/app-config.ts'
import { daysInWords } from './site-placeholders.ts'

/** What texts say of a deployment. */
export type DeploymentFacts = Pick<
  AppConfig,
  'photoRetentionDays' | 'resultRetentionDays' | 'photoCompanies' | 'messageCompanies'
>

/** Values as they read in a sentence; a list without anybody, or one that is not known, is an empty text. */
export function sayingsOf({
  photoRetentionDays,
  resultRetentionDays,
  photoCompanies,
  messageCompanies,
}: DeploymentFacts) {
  const { couple = [], dress = [], portrait = [], storage = [], hair = [] } = photoCompanies ?? {}
  return {
    photoRetention: daysInWords(photoRetentionDays),
    resultRetention: daysInWords(resultRetentionDays),
    drawing: namesInWords([...couple, ...dress, ...portrait]),
    couple: namesInWords(couple),
    dress: namesInWords(dress),
    portrait: namesInWords(portrait),
    storage: namesInWords(storage),
    hair: namesInWords(hair),
    message: namesInWords(messageCompanies ?? []),
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
export function namesInWords(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(new Set(names))
}
