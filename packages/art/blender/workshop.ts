import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Tools } from './tools.ts'

/** Everything a drawing needs to know about this run. */
export interface Workshop {
  tools: Tools
  weights: string
  /** Folder of the Python scripts. */
  scripts: string
  /** What is fetched once and kept: denoiser and bodies. */
  cache: string
  /** A clone of the bodies' project, where its files are to be taken from. */
  mesh?: string
  /** Render passes, one folder per plate; kept, so that a picture can be graded again without drawing. */
  passes: string
  /** Root below which scenes/, attire/ and accessories/ are written. */
  output: string
  draft: boolean
}

/** Tells the drawing scripts apart from others; what only finishes a drawing is not among them. */
async function digestOf(scripts: string): Promise<string> {
  const names = await readdir(scripts, { recursive: true })
  const hash = createHash('sha256')
  for (const name of names.filter((name) => name.endsWith('.py') && !name.startsWith('post')).toSorted())
    hash.update(name).update(await readFile(path.join(scripts, name)))
  return hash.digest('hex')
}

type Job = Record<string, unknown> & { passes: string }

/** Runs Blender on a job, unless the passes of the very same job and scripts are kept: then only the grade is new. */
export async function draw(shop: Workshop, job: Job): Promise<void> {
  const { grade, ...drawing } = job
  const receipt = path.join(job.passes, 'drawn.json')
  const text = JSON.stringify({ ...drawing, scripts: await digestOf(shop.scripts) })
  if (existsSync(receipt) && (await readFile(receipt, 'utf8')) === text) return
  // What an earlier drawing left there is none of this one's.
  await rm(job.passes, { recursive: true, force: true })
  const file = await writeJob(job)
  await command(shop.tools.blender, ['-b', '-P', path.join(shop.scripts, 'draw.py'), '--', file])
  await writeFile(receipt, text)
}

/** Denoises and packs a drawn job; resolves to what the script measured. */
export async function finish(shop: Workshop, job: Job): Promise<unknown> {
  const file = await writeJob({ ...job, weights: shop.weights })
  await command(shop.tools.python, [path.join(shop.scripts, 'post', 'finish.py'), file])
  return JSON.parse(await readFile(path.join(job.passes, 'measured.json'), 'utf8'))
}

/** Runs one of the Python scripts that need no job. */
export async function script(shop: Workshop, name: string, ...args: string[]): Promise<void> {
  await mkdir(shop.passes, { recursive: true })
  await command(shop.tools.python, [path.join(shop.scripts, 'post', name), ...args])
}

/** A draft has a third of the edge length and few samples. */
export function drawingSize(
  shop: Workshop,
  size: { widthPx: number; heightPx: number },
  samples: number,
): { widthPx: number; heightPx: number; samples: number } {
  if (!shop.draft) return { ...size, samples }
  return { widthPx: Math.round(size.widthPx / 3), heightPx: Math.round(size.heightPx / 3), samples: 10 }
}

async function writeJob(job: Job): Promise<string> {
  await mkdir(job.passes, { recursive: true })
  const file = path.join(job.passes, 'job.json')
  await writeFile(file, JSON.stringify(job, null, 2))
  return file
}

function command(program: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
    })
    let log = ''
    const keep = (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-8000)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', reject)
    // Blender ends with 0 even when its script threw.
    child.on('close', (code) =>
      code === 0 && !log.includes('Traceback') ? resolve() : reject(new Error(`${program} failed:\n${log}`)),
    )
  })
}
