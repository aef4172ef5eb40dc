import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { appIcons, pageIcon, touchIcon } from '../../apps/web/src/prerender/app-icons.ts'
import { drawRounded, drawSquare, iconColours } from './mark.ts'

const share = { any: 0.62, maskable: 0.5 }

/** Draws the icons of the installed app, of home screens and of a browser's tab. */
export async function drawAppIcons(builtFolder: string): Promise<void> {
  await mkdir(`${builtFolder}/icons`, { recursive: true })
  for (const { file, sidePx, purpose } of appIcons) {
    const picture = { sidePx, share: share[purpose], colours: iconColours }
    await save(purpose === 'any' ? drawRounded(picture) : drawSquare(picture), `${builtFolder}/${file}`)
  }
  await drawPageIcon(builtFolder)
  const touch = { sidePx: touchIcon.sidePx, share: share.any, colours: iconColours }
  await save(drawSquare(touch), `${builtFolder}/${touchIcon.file}`)
}

/** Draws the icon of a browser's tab, which needs no other. */
export async function drawPageIcon(builtFolder: string): Promise<void> {
  const page = { sidePx: pageIcon.sidePx, share: share.any, colours: iconColours }
  await writeFile(`${builtFolder}/${pageIcon.file}`, drawRounded(page))
}

async function save(svg: string, path: string): Promise<void> {
  await sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toFile(path)
}
