import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { studioStyles } from '@ever-after/art'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compositeSynthetic } from './encode/digital-source-type.ts'
import { sampleFace, sampleGroup } from './testing/sample-faces.ts'

const program = fileURLToPath(new URL('./cli.ts', import.meta.url))
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ever-after-cli-'))
  // Small photos are understood sooner.
  const small = (photo: Uint8Array, width: number) => sharp(photo).resize(width).jpeg().toBuffer()
  await writeFile(join(folder, 'one.jpg'), await small(await sampleFace('layers'), 380))
  await writeFile(join(folder, 'group.jpg'), await small(await sampleGroup(6), 1000))
})
afterAll(() => rm(folder, { recursive: true }))

interface Ended {
  exitCode: number | null
  /** What was printed on standard error, where all words go. */
  words: string
  /** What was printed on standard output. */
  output: string
}

function render(...argv: string[]): Promise<Ended> {
  const child = spawn(process.execPath, [program, ...argv], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let words = ''
  let output = ''
  child.stderr.on('data', (chunk) => (words += chunk))
  child.stdout.on('data', (chunk) => (output += chunk))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (exitCode) => resolve({ exitCode, words, output }))
  })
}
const style = ['--style', 'The Rose Garden']

test('the list names every style with its category', async () => {
  const { exitCode, words } = await render('--list')
  expect(exitCode).toBe(0)
  const lines = studioStyles().map(({ displayName, category }) => `${displayName}  (${category})`)
  expect(words.trimEnd().split('\n')).toEqual(lines)
})

test.each([
  [['one.jpg', 'one.jpg'], 'Give a style with --style; --list prints them.'],
  [['one.jpg', 'gone.jpg', ...style], 'The photo gone.jpg cannot be read.'],
  [
    ['one.jpg', 'one.jpg', '--style', 'Rose Gardn'],
    'There is no style "Rose Gardn". Did you mean "The Rose Garden",',
  ],
])(
  'a command line that misses something says so, shows the usage and ends with 2: %j',
  async (argv, sentence) => {
    const { exitCode, words } = await render(...argv)
    expect(exitCode).toBe(2)
    expect(words.startsWith(sentence)).toBe(true)
    expect(words).toContain('usage: npm run render')
    expect(words).not.toMatch(/^ {4}at /m)
  },
)

if (process.env.FULL) {
  test('a photo of 1 × 300 px is refused with the partner it is of, and nothing is written', async () => {
    await writeFile(
      join(folder, 'thin.png'),
      await sharp({ create: { width: 1, height: 300, channels: 3, background: '#888' } })
        .png()
        .toBuffer(),
    )
    const { exitCode, words } = await render('thin.png', 'one.jpg', ...style, '--out', 'thin.jpg')
    expect([exitCode, words]).toEqual([1, expect.stringContaining('First photo: The picture is too small')])
    await expect(readFile(join(folder, 'thin.jpg'))).rejects.toThrow('ENOENT')
  })

  test('a photo of several people asks which one, and nothing is written', { tags: ['slow'] }, async () => {
    const { exitCode, words } = await render('group.jpg', 'group.jpg', ...style, '--out', 'none.jpg')
    expect(exitCode).toBe(1)
    expect(words).toMatch(
      /^(First|Second) photo: .* Choose one with --face1 or --face2, counted from the left\.$/m,
    )
    expect(words).not.toContain('usage')
    await expect(readFile(join(folder, 'none.jpg'))).rejects.toMatchObject({ code: 'ENOENT' })
  })
}

test('two photos become a marked picture, and each step is told', {
  tags: ['slow'],
  timeout: 300_000,
}, async () => {
  const argv = ['group.jpg', 'one.jpg', ...style, '--face1', '2', '--attire2', 'dress', '--out', 'ours.jpg']
  const unsaid = await render(...argv)
  expect(unsaid.words).toMatch(
    /^(First|Second) photo: .* If both people are 18 or older, say so with --adults\.$/m,
  )
  const { exitCode, words, output } = await render(...argv, '--adults')
  expect({ exitCode, words }).toMatchObject({ exitCode: 0 })
  expect(output).toBe('')
  expect(words.match(/^ +\d+ % {2}.*$/gm)).toEqual([
    '  0 %  Finding faces',
    '  5 %  Setting the scene',
    ' 15 %  Dressing you both',
    ' 60 %  Finishing touches',
    ' 75 %  Checking the likeness',
  ])
  expect(words).toMatch(/^100 % {2}ours\.jpg, 1200 × 1600 px, \d+\.\d s$/m)
  expect(words).toMatch(/likeness 0\.\d\d and 0\.\d\d \(same person up to 0\.52\)/)
  const bytes = await readFile(join(folder, 'ours.jpg'))
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 1600 })
  expect(bytes.includes(compositeSynthetic)).toBe(true)
})
