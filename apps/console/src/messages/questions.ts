import { createStore } from './store.ts'

export interface Question {
  /** The question itself; the title of its dialog. */
  question: string
  /** What follows from yes. */
  description?: string
  /** The button that says yes; `OK` unless it is given. */
  confirm?: string
  isDestructive?: boolean
}

export interface TextQuestion extends Question {
  label: string
  value?: string
  maxLength?: number
  /** Gives several lines instead of one. */
  isLong?: boolean
}

export type OpenQuestion =
  | { kind: 'yes-or-no'; question: Question; answer: (isYes: boolean) => void }
  | { kind: 'text'; question: TextQuestion; answer: (text: string | null) => void }

/** Questions that wait for an answer; the first one is shown. */
export const questions = createStore<readonly OpenQuestion[]>([])

/** Asks before something is done; false when it is cancelled. */
export function askPerson(question: Question): Promise<boolean> {
  return new Promise((answer) => open({ kind: 'yes-or-no', question, answer }))
}

/** Asks for a text; null when it is cancelled, and it may be empty. */
export function promptPerson(question: TextQuestion): Promise<string | null> {
  return new Promise((answer) => open({ kind: 'text', question, answer }))
}

/** Takes the question that is shown away. */
export function closeQuestion(): void {
  questions.write(questions.read().slice(1))
}

function open(question: OpenQuestion): void {
  questions.write([...questions.read(), question])
}
