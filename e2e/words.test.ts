import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { specifiedConsoleWords } from './specified-console-words.ts'
import { specifiedWords } from './specified-words.ts'

const apps = [
  { name: 'app', folder: 'web', specified: specifiedWords },
  { name: 'console', folder: 'console', specified: specifiedConsoleWords },
]

for (const { name, folder, specified } of apps) {
  test(`the built ${name} says every text of the specification word for word`, () => {
    const built = fileURLToPath(new URL(`../apps/${folder}/dist/`, import.meta.url))
    const scripts = globSync('**/*.{js,html}', { cwd: built }).map((file) =>
      readFileSync(`${built}${file}`, 'utf8'),
    )
    const text = scripts.join('\n')
    const missing = Object.entries(specified).flatMap(([id, all]) =>
      all.filter((words) => !says(text, words)).map((words) => `${id}: ${words}`),
    )
    expect(scripts.length).toBeGreaterThan(5)
    expect(missing).toEqual([])
  })
}

/** A minifier writes a template with its quotes and holes; the pieces between the holes stay as they are. */
function says(text: string, words: string): boolean {
  if (words.startsWith('~')) return text.includes(words.slice(1))
  const pieces = words.split('…').map((piece) => piece.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  const hole = String.raw`\$\{[^}]{1,60}\}`
  const open = words.startsWith('…') ? '' : String.raw`["'\u0060>]`
  const close = words.endsWith('…') ? '' : String.raw`["'\u0060<]`
  return new RegExp(open + pieces.join(hole) + close).test(text)
}
