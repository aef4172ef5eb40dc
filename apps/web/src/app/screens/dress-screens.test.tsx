import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { readSelectedDress, writeDressPhoto, writeSelectedDress } from '#session'
import { dressesOf, dressPhoto } from '#testing/dress-builders.ts'
import { serveApi } from '#testing/serve-api.ts'
import { forgetEverything, show } from '#testing/show.tsx'
import { toasts } from '../toasts.ts'
import DressTryonScreen from './dress-tryon-screen.tsx'
import DressesScreen from './dresses-screen.tsx'

forgetEverything()
beforeEach(() => {
  serveApi({
    'GET /api/config/wedding-dress': dressesOf('Gardenia', 'Waltz'),
    'GET /api/wedding-dress/uploaded-dresses': [],
  })
})

const open = (path: string, children: React.ReactNode) => {
  const { hook, history } = memoryLocation({ path, record: true })
  show(<Router hook={hook}>{children}</Router>)
  return { currentPath: () => history.at(-1) }
}

test('a dress chosen while browsing is kept and asks for the photo', {
  tags: ['SHELL-03', 'SHELL-66', 'DRESS-04', 'DRESS-09'],
}, async () => {
  const { currentPath } = open('/dresses', <DressesScreen />)
  await userEvent.click(await screen.findByRole('button', { name: /^Waltz/ }))
  expect(readSelectedDress()).toBe('waltz')
  expect(currentPath()).toBe('/wedding-dress-upload')
})

test('with a photo at hand a chosen dress goes straight to the try-on', {
  tags: ['DRESS-04', 'DRESS-08'],
}, async () => {
  writeDressPhoto(dressPhoto)
  const { currentPath } = open('/dresses', <DressesScreen />)
  await userEvent.click(await screen.findByRole('button', { name: /^Waltz/ }))
  expect(currentPath()).toBe('/wedding-dress-tryon')
})

test('a dress is not tried on without a photo', { tags: ['DRESS-19', 'A71'] }, async () => {
  writeSelectedDress('waltz')
  const { currentPath } = open('/wedding-dress-tryon', <DressTryonScreen />)
  await userEvent.click(await screen.findByRole('button', { name: 'Try this wedding dress' }))
  expect(toasts.current()?.title).toBe('Please upload your photo first')
  expect(currentPath()).toBe('/wedding-dress-upload')
})

test('the photo is added or changed on its own screen, and back leads to the dresses', async () => {
  const adding = open('/wedding-dress-tryon', <DressTryonScreen />)
  await userEvent.click(await screen.findByRole('button', { name: 'Add your photo' }))
  expect(adding.currentPath()).toBe('/wedding-dress-upload')
  cleanup()
  writeDressPhoto(dressPhoto)
  writeSelectedDress('waltz')
  const changing = open('/wedding-dress-tryon', <DressTryonScreen />)
  await userEvent.click(await screen.findByRole('button', { name: 'Change your photo' }))
  expect(changing.currentPath()).toBe('/wedding-dress-upload')
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(changing.currentPath()).toBe('/dresses')
})

test('an own dress that is no picture is told of in a toast', { tags: ['ERR-24'] }, async () => {
  open('/dresses', <DressesScreen />)
  await userEvent.click(await screen.findByRole('button', { name: /^Upload Your Own Dress/ }))
  toasts.show({ title: 'Saved!' })
  const file = new File(['%PDF'], 'dress.pdf', { type: 'application/pdf' })
  fireEvent.change(await screen.findByLabelText('Choose a photo'), { target: { files: [file] } })
  await screen.findByText('Only image files are allowed')
  expect(toasts.current()?.title).toBe('Invalid file type')
})
