import {
  getTestGroup,
  localKeys,
  priceTest,
  reportTestGroup,
  type TestGroup,
  testGroup,
} from '@ever-after/contract'
import * as z from 'zod/mini'
import { localStore } from '#platform/storage.ts'
import { authToken, call } from './call.ts'

/** `isSettled` once the server knows whose it is. */
const stored = z.object({ group: testGroup, isSettled: z.boolean() })

/**
 * This device's group of the price test (decision A14): the server's, else one that is drawn here once, kept and reported
 * when the server can be reached; what the server stored first is what counts.
 */
export async function readTestGroup(random: () => number = Math.random): Promise<TestGroup> {
  const own = stored.safeParse(localStore.read(localKeys.testGroup)).data
  if (own?.isSettled) return own.group
  if (own) return settle(() => report(own.group), own.group)
  const drawn: TestGroup = random() < 0.5 ? 'control' : 'test'
  return authToken() ? settle(() => call(getTestGroup, {}), drawn) : settle(() => report(drawn), drawn)
}

function report(group: TestGroup) {
  const timestamp = new Date().toISOString()
  return call(reportTestGroup, { body: { group, testName: priceTest, timestamp } })
}

async function settle(ask: () => Promise<{ group: TestGroup }>, otherwise: TestGroup): Promise<TestGroup> {
  // What a device without a token reports is stored for nobody.
  const isSettled = authToken() !== null
  try {
    const { group } = await ask()
    return keep({ group, isSettled })
  } catch {
    // No connection, or a busy server: the group stays what it is here, and the next start reports it.
    return keep({ group: otherwise, isSettled: false })
  }
}

function keep(own: z.infer<typeof stored>): TestGroup {
  localStore.write(localKeys.testGroup, own)
  return own.group
}
