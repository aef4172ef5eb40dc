import { chromium } from '@playwright/test'
import { buildConsole } from '../scripts/steps/build-console.ts'
import { buildWeb } from '../scripts/steps/build-web.ts'
import { ensureBrowser } from '../scripts/steps/ensure-browser.ts'
import { fillCatalogue } from './console/fill-catalogue.ts'
import { measureDrag } from './console/measure-drag.ts'
import { measureOpening } from './console/measure-opening.ts'
import { measureSave } from './console/measure-save.ts'
import { measureTyping } from './console/measure-typing.ts'
import { openConsole } from './console/open-console.ts'
import { startServer } from './console/start-server.ts'
import { describeMachine } from './figures/describe-machine.ts'
import { quantile } from './quantile.ts'

const runs = 5
const styles = 5000
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

interface Figure {
  what: string
  goal: string
  isMet: (median: number) => boolean
  samples: number[]
}

const figures = {
  opening: figure('open, address to first cards, ms', '≤ 1500', (ms) => ms <= 1500),
  letter: figure('search, key to letter, ms', '≤ 50', (ms) => ms <= 50),
  list: figure('search, key to list, ms', '≤ 50', (ms) => ms <= 50),
  frames: figure('drag, frames per second', '≥ 60', (perSecond) => Math.round(perSecond) >= 60),
  longest: figure('drag, longest frame, ms', '', () => true),
  save: figure('click to saved, ms', '≤ 500', (ms) => ms <= 500),
}

await buildWeb()
await buildConsole()
const executablePath = await ensureBrowser()
const server = await startServer()
const browser = await chromium.launch({ args: flags, ...(executablePath && { executablePath }) })
try {
  await fillCatalogue(server, styles)
  for (let run = 0; run < runs; run++) {
    const page = await openConsole(browser, server)
    figures.opening.samples.push(await measureOpening(page))
    const typing = await measureTyping(page)
    figures.letter.samples.push(typing.letterMs)
    figures.list.samples.push(typing.listMs)
    const drag = await measureDrag(page)
    figures.frames.samples.push(drag.framesPerSecond)
    figures.longest.samples.push(drag.longestFrameMs)
    figures.save.samples.push(await measureSave(page))
    await page.context().close()
  }
} finally {
  await browser.close()
  await server.stop()
}
const rows = Object.values(figures).map(({ what, goal, isMet, samples }) => {
  const median = quantile(samples, 0.5)
  return { what, median: round(median), runs: samples.map(round).join(' '), goal, isMet: isMet(median) }
})
console.table(rows)
console.log(describeMachine())
process.exitCode = rows.every(({ isMet }) => isMet) ? 0 : 1

function figure(what: string, goal: string, isMet: Figure['isMet']): Figure {
  return { what, goal, isMet, samples: [] }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
