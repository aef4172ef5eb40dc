import { expect, test } from 'vitest'
import { chooseAnswer } from './choose-answer.ts'

const own = 'https://wed.example'
const page = { method: 'GET', mode: 'navigate' }
const part = { method: 'GET', mode: 'cors' }

test.each([
  [page, '/', 'page'],
  [page, '/?app=preview', 'page'],
  [page, '/history', 'page'],
  [page, '/wedding-style/demo?x=1.2', 'page'],
  [page, '/administration', 'page'],
  [page, '/admin', 'untouched'],
  [page, '/admin/login', 'untouched'],
  [page, '/catalogue-preview', 'untouched'],
  [page, '/try', 'untouched'],
  [page, '/api/docs', 'untouched'],
  [page, '/media/objects/1.jpg', 'untouched'],
  [page, '/robots.txt', 'untouched'],
  [part, '/assets/app-1234567.js', 'kept'],
  [part, '/app-config.json', 'settings'],
  [part, '/admin/assets/app.js', 'untouched'],
  [part, '/api/creations', 'untouched'],
  [part, '/media/objects/assets/x?signature=1', 'untouched'],
  [part, '/sample-photos/partner1.jpg', 'untouched'],
  [part, '/catalogue/rose-arch/preview-240.webp', 'untouched'],
  [part, '/site/couple/rose-arch-480.webp', 'untouched'],
  [{ method: 'POST', mode: 'cors' }, '/assets/app.js', 'untouched'],
  [{ method: 'POST', mode: 'navigate' }, '/', 'untouched'],
] as const)('%o of %s is answered from: %s', (asked, path, answer) => {
  expect(chooseAnswer({ ...asked, url: own + path }, own)).toBe(answer)
})

test('another origin is left alone, also where its addresses look like ours', () => {
  for (const path of ['/', '/assets/app.js', '/app-config.json'])
    expect(chooseAnswer({ ...page, url: `https://pictures.example${path}` }, own)).toBe('untouched')
})
