import { consoleLocalKeys } from '@ever-after/contract'
import * as z from 'zod/mini'
import { createKeptStore } from '#messages'
import { type TestRun, testRunSchema } from '../model/test-run.ts'

/** The last run; null before the first one. */
export const testRun = createKeptStore<TestRun | null>({
  key: consoleLocalKeys.testRun,
  schema: z.nullable(testRunSchema),
  first: null,
})
