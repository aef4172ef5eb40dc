import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Picture } from './picture.tsx'

afterEach(cleanup)

test('a picture that fails to load is hidden and another one shows again', { tags: ['STYLE-12'] }, () => {
  const { rerender } = render(<Picture src="/gone.webp" alt="Garden" />)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.queryByRole('img')).toBeNull()
  rerender(<Picture src="/there.webp" alt="Garden" />)
  expect(screen.getByRole('img', { name: 'Garden' })).toBeTruthy()
})

test('a picture fills its frame, whatever its own size', { tags: ['A64'] }, () => {
  render(<Picture src="/icon.webp" alt="Icon" />)
  expect(screen.getByRole('img').className).toContain('object-cover')
})

test('a large picture stands on the small one of it from the first moment, without fading in', () => {
  render(<Picture src="/large.webp" smallUrl="/small.webp" alt="Garden" />)
  const { className, style } = screen.getByRole('img')
  expect(style.backgroundImage).toBe('url("/small.webp")')
  expect(className.split(' ')).toContain('bg-cover')
  expect(className).not.toContain('animate-fade')
})
