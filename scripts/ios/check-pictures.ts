import { existsSync, readFileSync } from 'node:fs'
import sharp from 'sharp'

const iconSidePx = 1024
const splashSidePx = 2732

interface AssetImage {
  filename?: string
  appearances?: unknown[]
}

/** What the icon and the launch pictures lack for the store. */
export async function checkPictures(assets: string): Promise<string[]> {
  const icons = imagesOf(`${assets}/AppIcon.appiconset`)
  const splashes = imagesOf(`${assets}/Splash.imageset`)
  const problems = [
    ...(await Promise.all(icons.map((file) => checkPicture(file, iconSidePx)))),
    ...(await Promise.all(splashes.map((file) => checkPicture(file, splashSidePx)))),
  ].flat()
  if (icons.length !== 1) problems.push('pictures: there must be one icon')
  if (splashes.length !== 2) problems.push('pictures: the launch screen needs a light and a dark picture')
  return problems
}

function imagesOf(folder: string): string[] {
  const contents = `${folder}/Contents.json`
  if (!existsSync(contents)) return []
  const { images } = JSON.parse(readFileSync(contents, 'utf8')) as { images: AssetImage[] }
  return images.flatMap(({ filename }) => (filename ? [`${folder}/${filename}`] : []))
}

async function checkPicture(file: string, sidePx: number): Promise<string[]> {
  const name = file.slice(file.lastIndexOf('/') + 1)
  if (!existsSync(file)) return [`pictures: ${name} is missing`]
  const { width, height, hasAlpha } = await sharp(file).metadata()
  if (width !== sidePx || height !== sidePx)
    return [`pictures: ${name} is ${width} × ${height}, not ${sidePx}`]
  return hasAlpha ? [`pictures: ${name} has an alpha channel`] : []
}
