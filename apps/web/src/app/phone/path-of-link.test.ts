import { expect, test } from 'vitest'
import { pathOfLink } from './path-of-link.ts'

test.each([
  ['https://app.example/dresses', '/dresses'],
  ['https://app.example/dresses/?from=mail#top', '/dresses'],
  ['https://app.example', '/'],
  ['everafter://wedding-style/demo', '/wedding-style/demo'],
  ['everafter://dresses', '/dresses'],
  ['everafter:///premium', '/premium'],
])('%s opens %s', (link, path) => expect(pathOfLink(link)).toBe(path))

test.each([
  'https://app.example/admin',
  'everafter://admin/login',
  'javascript:alert(1)',
  'http://x/',
  'dresses',
  '',
])('%j opens nothing', (link) => expect(pathOfLink(link)).toBeUndefined())
