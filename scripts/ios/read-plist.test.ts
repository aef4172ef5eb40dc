import { expect, test } from 'vitest'
import { entriesOf, itemsOf, readPlist } from './read-plist.ts'

test('a property list reads as what it says', () => {
  const xml = `<?xml version="1.0"?><!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "x.dtd">
    <plist version="1.0"><dict>
      <key>name</key><string>A &amp; B</string><key>none</key><string></string><key>short</key><string/>
      <key>list</key><array><integer>1</integer><dict/><array/></array><key>on</key><true/><key>off</key><false/>
    </dict></plist>`
  expect(readPlist(xml)).toEqual({
    name: 'A & B',
    none: '',
    short: '',
    list: [1, {}, []],
    on: true,
    off: false,
  })
})

test('what is no property list is refused', () => {
  expect(() => readPlist('<plist><dict><string>a</string></dict></plist>')).toThrow('without a key')
  expect(() => readPlist('<plist><dict><key>a</key>')).toThrow('ends too early')
  expect(() => readPlist('<plist><html></html></plist>')).toThrow('html')
})

test('a value of another kind has no entries and no items', () => {
  expect(entriesOf(['a'])).toEqual({})
  expect(itemsOf({ a: 'b' })).toEqual([])
})
