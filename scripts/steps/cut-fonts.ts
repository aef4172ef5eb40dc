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

/** Copyright, licence and its address stay in the file: the OpenType `name` table. */
const legalNameIds = [0, 13, 14]

/** Cuts the fonts to the files that the styles name, so that a first visit waits for no letter that it does not show. */
export async function cutFonts(): Promise<void> {
  await mkdir(folder, { recursive: true })
  const styles = await readFile(`${root}packages/ui/src/fonts.css`, 'utf8')
  for (const { file, letters } of fontFiles(styles)) {
    const cut = cuts.find(({ name }) => file.startsWith(name))
    if (!cut) throw new Error(`The styles name ${file}, which is cut from no font.`)
    const font = await subsetFont(await readFile(fileURLToPath(cut.source)), letters, {
      targetFormat: 'woff2',
      variationAxes: cut.axes,
      preserveNameIds: legalNameIds,
    })
    await writeFile(`${folder}/${file}`, font)
  }
}

/** The files that styles name, each with the letters of its range. */
export function fontFiles(styles: string): { file: string; letters: string }[] {
  const faces = [...styles.matchAll(/@font-face \{.*?\/([\w-]+\.woff2)".*?unicode-range:([^;]+);/gs)]
  return faces.map(([, file, ranges]) => ({ file, letters: ranges.split(',').map(lettersOf).join('') }))
}

function lettersOf(range: string): string {
  const [first, last = first] = range
    .trim()
    .slice(2)
    .split('-')
    .map((code) => Number.parseInt(code, 16))
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}
