import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'
import { forgetCouple } from '../model/couple.ts'
import { forgetRun } from '../run/run-tests.ts'

/** Nothing of a run or its photos is left for the next test. */
export function forgetTester(): void {
  afterEach(reloadPage)
}

/** What a reload leaves of the tester is what the browser keeps. */
export function reloadPage(): void {
  cleanup()
  forgetRun()
  forgetCouple()
}
