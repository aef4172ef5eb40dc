import { expect } from '@playwright/test'
import { campaignRow, registerPhone, resultOf, writeCampaign } from '../steps/campaigns.ts'
import { consoleOrigin, logIn, openTab, test } from '../steps/console.ts'
import { sendCommand } from '../steps/control.ts'
import { expectFocusKept, expectTrap, pressByKey, tabTo } from '../steps/keyboard.ts'
import { consolePort, operatorPassword } from '../steps/ports.ts'
import { moveStoreClock } from '../steps/sandbox.ts'

const minuteMs = 60_000

test('a campaign is written to a segment, paused by one operator, taken up by another, and ends with its results', async ({
  page,
  colleague,
}) => {
  const [, , subscriber] = await Promise.all(Array.from({ length: 3 }, () => registerPhone(consoleOrigin)))
  await sendCommand({ do: 'subscribe', token: subscriber, days: 7 }, consolePort + 1)
  await logIn(page, '/admin/campaigns')
  await expect(page.getByRole('note')).toContainText('Messages do not reach phones yet')
  const send = page.getByRole('button', { name: 'Send campaign' })
  await expect(send).toBeDisabled()

  await writeCampaign(page, { title: 'New spring styles', body: 'An orchard in blossom waits.', rate: 1 })
  const phone = page.getByRole('figure', { name: 'How it looks on a phone' })
  await expect(phone).toContainText('New spring stylesAn orchard in blossom waits.')
  await page.getByLabel('Who gets it').selectOption('Premium')
  await expect(page.getByText('1 device would get it now')).toBeVisible()
  await page.getByLabel('Who gets it').selectOption('Free')
  await expect(page.getByText('2 devices would get it now')).toBeVisible()
  await send.click()
  const question = page.getByRole('dialog', { name: 'Send this to 2 devices?' })
  await expect(question).toContainText('“New spring styles”. Free.')
  await question.getByRole('button', { name: 'Send campaign' }).click()
  const row = campaignRow(page, 'New spring styles')
  await expect(row.getByRole('progressbar', { name: '1 of 2 devices' })).toBeVisible()
  await page.getByRole('button', { name: 'Pause New spring styles' }).click()
  await expect(row).toContainText('Paused')

  await logIn(colleague, '/admin/campaigns')
  const theirs = campaignRow(colleague, 'New spring styles')
  await expect(theirs).toContainText('Free · 1 a minute')
  await expect(resultOf(theirs, 'Sent')).toHaveText('1')
  await colleague.getByRole('button', { name: 'Resume New spring styles' }).click()
  await expect(theirs).toContainText('Sending')
  await expect(row).toContainText('Sending')
  await moveStoreClock(page, minuteMs)
  await expect(resultOf(row, 'Sent')).toHaveText('2')
  await moveStoreClock(page, minuteMs)
  for (const seen of [row, theirs]) {
    await expect(seen).toContainText('Completed')
    await expect(resultOf(seen, 'Sent')).toHaveText('2')
    await expect(resultOf(seen, 'Failed')).toHaveText('0')
  }
  await expect(page.getByRole('button', { name: /New spring styles$/ })).toHaveCount(0)

  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText('1 device would get it now')).toBeVisible()
  await expect(page.getByText('2 devices had a campaign within a day and get none.')).toBeVisible()

  await openTab(page, 'Record')
  const written = page.getByRole('row').filter({ hasText: 'campaign' })
  await expect(written).toHaveText([/Goes on with a paused/, /Stops a campaign/, /Sends a message/])
  const by = await Promise.all((await written.all()).map((one) => one.getByRole('cell').nth(1).textContent()))
  expect(by[1]).toBe(by[2])
  expect(by[0]).not.toBe(by[1])
})

test.describe('without a pointer', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the keyboard alone writes a campaign, sends it, pauses it and ends it', { tag: '@full' }, async ({
    page,
  }) => {
    await Promise.all(Array.from({ length: 2 }, () => registerPhone(consoleOrigin)))
    await page.goto('/admin/login')
    await page.getByLabel('Password').fill(operatorPassword)
    await page.keyboard.press('Enter')
    await pressByKey(page, page.getByRole('link', { name: 'Campaigns' }))
    await tabTo(page, page.getByLabel('Title', { exact: true }))
    await page.keyboard.type('Winter is coming')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Snow, candles and a sleigh.')
    await tabTo(page, page.getByLabel('Who gets it'))
    await page.keyboard.type('Free')
    await tabTo(page, page.getByLabel('Messages a minute'))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('1')
    await expect(page.getByText('2 devices would get it now')).toBeVisible()
    await pressByKey(page, page.getByRole('button', { name: 'Send campaign' }))
    const question = page.getByRole('dialog', { name: 'Send this to 2 devices?' })
    await expect(question).toBeVisible()
    await expectTrap(page)
    await pressByKey(page, question.getByRole('button', { name: 'Send campaign' }))
    const row = campaignRow(page, 'Winter is coming')
    await expect(resultOf(row, 'Sent')).toHaveText('1')
    await expectFocusKept(page)

    await pressByKey(page, page.getByRole('button', { name: 'Pause Winter is coming' }))
    await expect(row).toContainText('Paused')
    await expect(page.getByRole('button', { name: 'Resume Winter is coming' })).toBeFocused()
    await pressByKey(page, page.getByRole('button', { name: 'End Winter is coming' }))
    const end = page.getByRole('dialog', { name: 'End “Winter is coming”?' })
    await expect(end).toBeVisible()
    await pressByKey(page, end.getByRole('button', { name: 'End', exact: true }))
    await expect(row).toContainText('Ended')
    await expect(row).toBeFocused()
  })
})
