import type { z } from 'zod'

/** Where a hosted model is asked, in OpenAI's protocol. */
export interface TextModelAccount {
  /** Without a slash at the end, such as `https://api.example.com/v1`. */
  baseUrl: string
  apiKey: string
  model: string
}

export interface WritingTask<T> {
  /** What the model is to do, apart from the text that it does it with. */
  instructions: string
  text: string
  /** The form of the answer. */
  schema: z.ZodType<T>
}

/** A language model somewhere else. */
export interface TextModel {
  /** The answer in the form that was asked for; rejects with a TextModelError. */
  write<T>(task: WritingTask<T>): Promise<T>
}

/** The model gave no usable answer; `cause` says why. */
export class TextModelError extends Error {
  override readonly name = 'TextModelError'
}
