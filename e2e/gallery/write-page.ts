import { readdir, writeFile } from 'node:fs/promises'

/** One page with every picture of the folder, grouped by scene; answers how many there are. */
export async function writePage(folder: string): Promise<number> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.png')).sort()
  const scenes = Map.groupBy(files, (file) => file.split('.', 2).join(', '))
  await writeFile(`${folder}index.html`, head + [...scenes].map(sectionOf).join('\n'))
  return files.length
}

function sectionOf([title, files]: [string, string[]]): string {
  const pictures = files.map(
    (file) => `<a href="${file}"><img loading="lazy" src="${file}" alt="${file}"></a>`,
  )
  return `<section><h2>${title}</h2><div>${pictures.join('')}</div></section>`
}

const head = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title>
<style>
body { font: 16px system-ui; margin: 2rem; background: #f4f1ec; color: #2b2320 }
section div { display: flex; gap: 1rem; overflow-x: auto }
img { height: 520px; border: 1px solid #ddd; border-radius: 12px }
</style>
`
