import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { PictureInput } from './picture-input.tsx'

afterEach(cleanup)

const file = new File(['x'], 'ann.jpg', { type: 'image/jpeg' })
const field = (rest = {}) => {
  const onFile = vi.fn()
  render(<PictureInput label="Icon" choose="Choose" look="size-20" onFile={onFile} {...rest} />)
  return onFile
}

test('a file is taken from the button and from being dropped', async () => {
  const onFile = field()
  await userEvent.upload(screen.getByLabelText('Icon', { selector: 'input' }), file)
  const group = screen.getByRole('group', { name: 'Icon' })
  fireEvent(group, Object.assign(createEvent.drop(group), { dataTransfer: { files: [file] } }))
  expect(onFile.mock.calls).toEqual([[file], [file]])
})

test('a busy field takes no other file, and what is wrong is read out', () => {
  const onFile = field({ isBusy: true, problem: 'Upload failed', hint: '240x240' })
  const group = screen.getByRole('group', { name: 'Icon' })
  fireEvent(group, Object.assign(createEvent.drop(group), { dataTransfer: { files: [file] } }))
  expect(onFile).not.toHaveBeenCalled()
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Choose', description: '240x240' })
  expect(button.disabled).toBe(true)
  expect(screen.getByRole('alert').textContent).toBe('Upload failed')
})
