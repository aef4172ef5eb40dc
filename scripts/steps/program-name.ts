import { readFileSync } from 'node:fs'
import { brand } from '@ever-after/contract'
import { root } from './root.ts'

/** Name and version of this program, such as stands in a backup. */
export function programName(): string {
  const { version }: { version: string } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
  return `${brand.name} ${version}`
}
