import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { copy } from './copy.ts'
import { TabBar } from './tab-bar.tsx'
import { showsTabBar, tabs } from './tabs.ts'

afterEach(cleanup)

const activeOn = (path: string) => {
  render(
    <Router hook={memoryLocation({ path }).hook}>
      <TabBar />
    </Router>,
  )
  const active = screen.queryAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)
  cleanup()
  return active
}

test('there are five tabs', { tags: ['SHELL-36'] }, () => {
  expect(tabs.map(({ name }) => copy.tabs[name])).toEqual([
    'Styles',
    'Dresses',
    'History',
    'Premium',
    'Settings',
  ])
})

test.each([
  '/',
  '/wedding-upload',
  '/wedding-upload/second',
  '/wedding-uploads',
  '/wedding-style',
  '/wedding-style/demo',
  '/wedding-styles/any/other',
])(
  'the Styles tab is active on %s',
  {
    tags: ['SHELL-15', 'SHELL-17', 'A51'],
  },
  (path) => expect(activeOn(path)).toEqual(['Styles']),
)

test.each([
  '/dresses',
  '/wedding-dress',
  '/wedding-dress-upload',
  '/wedding-dress-tryon',
  '/wedding-dresses/any',
])(
  'the Dresses tab is active on %s',
  {
    tags: ['SHELL-15', 'SHELL-17', 'A51'],
  },
  (path) => expect(activeOn(path)).toEqual(['Dresses']),
)

test('the other tabs are active on their own page, and none on any other', {
  tags: ['SHELL-15', 'SHELL-17', 'A51'],
}, () => {
  expect(['/history', '/premium', '/settings'].map(activeOn)).toEqual([
    ['History'],
    ['Premium'],
    ['Settings'],
  ])
  expect(['/faq', '/camera', '/history/1'].flatMap(activeOn)).toEqual([])
})

test('the bar shows on the tabs’ own pages only', { tags: ['SHELL-37'] }, () => {
  for (const path of ['/', '/dresses', '/history', '/premium', '/settings'])
    expect(showsTabBar(path)).toBe(true)
  for (const path of [
    '/wedding-upload',
    '/wedding-style/demo',
    '/wedding-dress-tryon',
    '/faq',
    '/camera',
    '/try',
    '/nowhere',
    '/dresses/waltz',
    '/history/1',
    '/premium/more',
    '/settings/more',
  ])
    expect(showsTabBar(path)).toBe(false)
})
