import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { root } from './root.ts'

const folder = `${root}.cache/fonts`

/** What the tokens of the design use: one weight of the serif in every optical size, the sans from regular to semibold. */
const cuts = [
  {
    name: 'serif',
    source: import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2'),
    axes: { wght: 400 },
  },
  {
    name: 'sans',
    source: import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
    axes: { wght: { min: 400, max: 600 } },
  },
]

/** Western European letters, and the punctuation and signs of typeset text. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2010, 0x2044],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2215],
] as const

/** Copyright, licence and its address stay in the file: the OpenType `name` table. */
const legalNameIds = [0, 13, 14]

/** Cuts the fonts down to what the app shows of them, which halves what a first visit waits for. */
export async function cutFonts(): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const { name, source, axes } of cuts) {
    const font = await readFile(fileURLToPath(source))
    const cut = await subsetFont(font, letters(), {
      targetFormat: 'woff2',
      variationAxes: axes,
      preserveNameIds: legalNameIds,
    })
    await writeFile(`${folder}/${name}.woff2`, cut)
  }
}

function letters(): string {
  return ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((code) => String.fromCodePoint(code))
    .join('')
}
