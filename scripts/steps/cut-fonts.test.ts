import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fontFiles } from './cut-fonts.ts'
import { root } from './root.ts'

const files = fontFiles(readFileSync(`${root}packages/ui/src/fonts.css`, 'utf8'))
const lettersOf = (file: string) => files.find((font) => font.file === file)?.letters ?? ''

test('a range is a letter or all from the first to the last', () => {
  const face = '@font-face { src: url("a/x.woff2") format("woff2"); unicode-range: U+41-43, U+E9; }'
  expect(fontFiles(face)).toEqual([{ file: 'x.woff2', letters: 'ABCé' }])
})

test('the words of the app in every language, and the names of the shipped styles, wait for no second file of a font', () => {
  const sources = [
    'apps/web/src/**/*copy.ts',
    'apps/web/src/languages/**/*.ts',
    'apps/server/src/domain/catalogue/seed/*.json',
  ]
  const words = globSync(sources, { cwd: root }).map((file) => readFileSync(`${root}${file}`, 'utf8'))
  const unusual = new Set([...words.join('')].filter((letter) => letter > '~'))
  for (const file of ['serif.woff2', 'sans.woff2'])
    expect([...unusual].filter((letter) => !lettersOf(file).includes(letter))).toEqual([])
})

test('a name may have any letter of Western Europe', () => {
  for (const name of ['serif', 'sans'])
    for (const letter of 'ÅÆÇÈÊÍÑØÕÚŒåæçèêíñøõúœÿ¿¡«»')
      expect(lettersOf(`${name}.woff2`) + lettersOf(`${name}-more.woff2`)).toContain(letter)
})
