import type { Page } from '@playwright/test'
import { tokenOf } from './client-of.ts'
import type { ControlCommand } from './control-commands.ts'
import { controlPort } from './ports.ts'

/** Makes this page's device a subscriber of the weekly plan. */
export async function subscribe(page: Page, days = 7): Promise<void> {
  await sendCommand({ do: 'subscribe', token: await tokenOf(page), days }, besideOf(page))
}

/** Gives this page's device units as a bought pack does. */
export async function grant(
  page: Page,
  { bucket, amount }: { bucket: 'welcome' | 'portrait_credit'; amount: number },
): Promise<void> {
  await sendCommand({ do: 'grant', token: await tokenOf(page), bucket, amount }, besideOf(page))
}

/** Spends units of this page's device, all that are left unless told; answers how many. */
export async function spend(
  page: Page,
  { allowance, units }: { allowance: 'change' | 'portrait'; units?: number },
): Promise<number> {
  const token = await tokenOf(page)
  return sendCommand({ do: 'spend', token, allowance, ...(units !== undefined && { units }) }, besideOf(page))
}

/** The port of commands beside the server that this page came from. */
function besideOf(page: Page): number {
  return Number(new URL(page.url()).port) + 1
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
