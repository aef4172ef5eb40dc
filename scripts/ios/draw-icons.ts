import { mkdirSync } from 'node:fs'
import sharp from 'sharp'
import { drawSquare, iconColours, type MarkColours } from '../steps/mark.ts'
import { root } from '../steps/root.ts'

const assets = `${root}apps/web/ios/App/App/Assets.xcassets`
const light: MarkColours = { ground: '#fbf8f3', rings: '#b4536a', gem: '#c8a35a', facets: '#fbf8f3' }
const dark: MarkColours = { ground: '#1b1614', rings: '#d98398', gem: '#d9b872', facets: '#1b1614' }

const pictures = [
  { file: 'AppIcon.appiconset/icon-1024.png', sidePx: 1024, share: 0.62, colours: iconColours },
  { file: 'Splash.imageset/splash-light.png', sidePx: 2732, share: 0.13, colours: light },
  { file: 'Splash.imageset/splash-dark.png', sidePx: 2732, share: 0.13, colours: dark },
]

for (const { file, ...picture } of pictures) {
  const to = `${assets}/${file}`
  mkdirSync(to.slice(0, to.lastIndexOf('/')), { recursive: true })
  // The store refuses an icon with an alpha channel.
  await sharp(Buffer.from(drawSquare(picture)))
    .flatten({ background: picture.colours.ground })
    .png({ palette: true, colours: 256, compressionLevel: 9 })
    .toFile(to)
  console.log(`drew ${file}`)
}
