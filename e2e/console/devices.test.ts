import { listStyleApplications } from '@ever-after/contract'
import { expect, type Page } from '@playwright/test'
import { asOperator, logIn, test } from '../steps/console.ts'
import { seedCatalogue } from '../steps/console-catalogue.ts'
import { deviceOf } from '../steps/device.ts'
import { answered, anyOf } from '../steps/journey.ts'
import { makePicture } from '../steps/make-picture.ts'
import { remainingChanges } from '../steps/remaining-changes.ts'

test.describe('the desk for letters', () => {
  test.use({ deliberate: [anyOf(answered(401), answered(403))] })

  test('a device is found by the reference of its letter; it is given changes, blocked, and deleted when it asks', async ({
    page,
    openAsCouple,
  }) => {
    test.slow()
    const call = await asOperator()
    await seedCatalogue(call, { Beach: ['Letter Tide', 'Letter Noon'], Garden: ['Rose Walk'] })
    const phone = await openAsCouple()
    await phone.goto('/wedding-upload')
    await makePicture(phone)
    const reference = await referenceInLetter(phone)

    await logIn(page, '/admin/devices')
    await find(page, '12')
    await expect(page.getByText('A reference has eight letters or digits, such as 3F2A-90C1.')).toBeVisible()
    await find(page, reference.toLowerCase().replace('-', ' '))
    const device = page.getByRole('article', { name: `Device ${reference}` })
    await expect(device.getByRole('region', { name: 'About this device' })).toContainText(
      '1 completed, 0 failed',
    )
    const ledger = device.getByRole('table', { name: 'Ledger' })
    await expect(ledger).toContainText(/Picture completed: (Letter Tide|Letter Noon|Rose Walk)/)

    const before = await remainingChanges(phone)
    await device.getByRole('button', { name: 'Give for something else' }).click()
    const grant = page.getByRole('dialog', { name: 'Give 3 changes to this device?' })
    await grant.getByLabel('What failed').fill(`Letter ${reference}`)
    await grant.getByLabel('Reason').fill('The picture had a wrong hand')
    await grant.getByRole('button', { name: 'Give 3 changes' }).click()
    await expect(page.getByText(/^3 changes given, \d+ bonus changes left$/)).toBeVisible()
    await expect(device.getByRole('table', { name: 'Support changes' })).toContainText('wrong hand+3')
    await expect(ledger).toContainText('Support')
    expect(await remainingChanges(phone)).toBe(before + 3)
    await phone.goto('/changes')
    await expect(phone.getByText('A gift from our support')).toBeVisible()

    await device.getByRole('button', { name: 'Block device' }).click()
    const block = page.getByRole('dialog', { name: `Block the device ${reference}?` })
    await block.getByLabel('Reason').fill('Pictures of somebody else')
    await block.getByRole('button', { name: 'Block device' }).click()
    await expect(device.getByText(/^Blocked since .*: Pictures of somebody else$/)).toBeVisible()
    await phone.goto('/wedding-style/demo')
    await phone.getByRole('button', { name: 'Try this wedding style' }).click()
    await expect(
      phone.getByText(/This device cannot make pictures\. Please write to support\./),
    ).toBeVisible()
    await phone.goto('/history')
    await expect(phone.getByRole('tab', { name: 'Wedding Styles (1)' })).toBeVisible()
    expect(await remainingChanges(phone)).toBe(before + 3)
    await device.getByRole('button', { name: 'Unblock device' }).click()
    await expect(page.getByText(`${reference} is no longer blocked`)).toBeVisible()

    await device.getByRole('button', { name: 'Delete everything' }).click()
    const deletion = page.getByRole('dialog', { name: `Delete everything of ${reference}?` })
    const forGood = deletion.getByRole('button', { name: 'Delete for good' })
    await deletion.getByLabel('Reason').fill('Asked for in a letter')
    await deletion.getByLabel(`Type ${reference} to be sure`).fill('0000-0000')
    await expect(forGood).toBeDisabled()
    await deletion.getByLabel(`Type ${reference} to be sure`).fill(reference)
    await forGood.click()
    const receipt = page.getByRole('region', { name: `Everything of ${reference} is deleted` })
    await expect(receipt).toContainText(/Photos2.*Pictures1/)
    await find(page, reference)
    await expect(page.getByText(`No device has the reference ${reference}`)).toBeVisible()

    await phone.goto('/history')
    await expect(phone.getByRole('heading', { name: 'No wedding styles yet' })).toBeVisible()
    expect((await (await deviceOf(phone)).call(listStyleApplications, {})).length).toBe(0)
  })
})

/** The letter about a bug quotes it. */
async function referenceInLetter(phone: Page): Promise<string> {
  const back = new URL(phone.url()).pathname
  await phone.goto('/settings')
  const letter = new URL((await phone.getByRole('link', { name: 'Report a bug' }).getAttribute('href')) ?? '')
  await phone.goto(back)
  const [, reference] = /Reference (\S+),/.exec(letter.searchParams.get('body') ?? '') ?? []
  if (!reference) throw new Error('The letter quotes no reference.')
  return reference
}

async function find(page: Page, reference: string): Promise<void> {
  await page.getByLabel('Device reference').fill(reference)
  await page.getByRole('button', { name: 'Find device' }).click()
}
