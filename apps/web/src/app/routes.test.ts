import { expect, test } from 'vitest'
import { isAppRoute, operatorRoutes, routes } from './routes.ts'

test('the pages of the app are these and no others', { tags: ['SHELL-33', 'SHELL-71'] }, () => {
  expect(Object.values(routes)).toEqual([
    '/',
    '/dresses',
    '/history',
    '/premium',
    '/settings',
    '/landing',
    '/wedding-upload',
    '/camera',
    '/wedding-style/:photoId',
    '/faq',
    '/support',
    '/privacy',
    '/terms',
    '/wedding-dress-upload',
    '/wedding-dress-tryon',
    '/hair-color/:id',
    '/changes',
    '/try',
  ])
  expect(operatorRoutes).toEqual(['/admin', '/admin/login'])
})

test.each([
  '/',
  '/dresses',
  '/wedding-style/demo',
  '/hair-color/00000000-0000-4000-8000-000000000001',
  '/wedding-dress-tryon',
])('%s is a page of the app', { tags: ['NATIVE-15'] }, (path) => expect(isAppRoute(path)).toBe(true))

test.each([
  '',
  'dresses',
  '/admin',
  '/dresses/',
  '/wedding-style/',
  '/wedding-style/a/b',
  '//evil.example',
  'https://evil.example/dresses',
  '/wedding-style/../settings',
])('%j is no page of the app', { tags: ['NATIVE-15'] }, (path) => expect(isAppRoute(path)).toBe(false))
