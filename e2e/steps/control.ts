import type { Page } from '@playwright/test'
import type { ControlCommand } from './control-commands.ts'
import { deviceOf, originOf } from './device.ts'
import { controlPort } from './ports.ts'

/** Makes this page's device a subscriber of the weekly plan. */
export async function subscribe(page: Page, days = 7): Promise<void> {
  const { token, origin } = await deviceOf(page)
  await sendCommand({ do: 'subscribe', token, days }, beside(origin))
}

/** Gives this page's device units as a bought pack does. */
export async function grant(
  page: Page,
  { bucket, amount }: { bucket: 'welcome' | 'portrait_credit'; amount: number },
): Promise<void> {
  const { token, origin } = await deviceOf(page)
  await sendCommand({ do: 'grant', token, bucket, amount }, beside(origin))
}

/** Spends units of this page's device, all that are left unless told; answers how many. */
export async function spend(
  page: Page,
  { allowance, units }: { allowance: 'change' | 'portrait'; units?: number },
): Promise<number> {
  const { token, origin } = await deviceOf(page)
  return sendCommand({ do: 'spend', token, allowance, ...(units !== undefined && { units }) }, beside(origin))
}

type Held = Extract<ControlCommand, { do: 'hold' }>['what']

/** Keeps pictures from getting ready on the server of this page until they are released; of a change all, or all but the first. */
export async function holdPictures(page: Page, what: Held = 'all'): Promise<void> {
  await sendCommand({ do: 'hold', what }, beside(originOf(page)))
}

/** Holds pictures during some work, whatever becomes of it: a server that goes on holding is of no use to others. */
export async function whileHeld(page: Page, work: () => Promise<void>): Promise<void> {
  await holdPictures(page)
  const origin = originOf(page)
  try {
    await work()
  } finally {
    await sendCommand({ do: 'release' }, beside(origin))
  }
}

export async function releasePictures(page: Page): Promise<void> {
  await sendCommand({ do: 'release' }, beside(originOf(page)))
}

/** The port of commands beside the server at this address. */
function beside(address: string): number {
  return Number(new URL(address).port) + 1
}

/** Sends one command to a server under test and answers how many units it moved. */
export async function sendCommand(order: ControlCommand, port: number = controlPort): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}`, {
    method: 'POST',
    body: JSON.stringify(order),
  })
  if (!response.ok) throw new Error(await response.text())
  return ((await response.json()) as { units: number }).units
}
