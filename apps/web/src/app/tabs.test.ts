import { expect, test } from 'vitest'
import { showsTabBar, tabs } from './tabs.ts'

test('the Styles tab is also active while uploading and previewing', { tags: ['SHELL-15'] }, () => {
  for (const path of ['/', '/wedding-upload', '/wedding-style/demo'])
    expect(tabs[0].isActive(path)).toBe(true)
  expect(tabs[0].isActive('/history')).toBe(false)
})

test('the bar shows on its own pages only', { tags: ['SHELL-37'] }, () => {
  expect(showsTabBar('/')).toBe(true)
  expect(showsTabBar('/history')).toBe(true)
  expect(showsTabBar('/wedding-upload')).toBe(false)
  expect(showsTabBar('/wedding-style/demo')).toBe(false)
})
