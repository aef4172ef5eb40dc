import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const deploy = readdirSync(join(root, 'deploy'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ya?ml|example)$|Dockerfile$|Caddyfile$/.test(name))
  .map((name) => join('deploy', name))

const secret = /PASSWORD|SECRET|TOKEN|_KEY|ACCESS_KEY_ID|WEBHOOK_AUTH|DATABASE_(READ_)?URL|CLOUDINARY_URL/

interface Setting {
  file: string
  name: string
  value: string
}

/** `NAME: value`, `NAME=value` and `# NAME=value   # what it is`, as far as the name is that of a secret. */
function secretsIn(file: string): Setting[] {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  return lines.flatMap((line) => {
    const [, name, rest] = /^[\s#-]*(?:ENV )?([A-Z][A-Z0-9_]+)\s*[:=]\s*(.*)$/.exec(line) ?? []
    if (!name || !secret.test(name) || name.endsWith('_FILE')) return []
    return {
      file,
      name,
      value: rest
        .replace(/(^|\s)#.*/, '')
        .trim()
        .replace(/^"(.*)"$/, '$1'),
    }
  })
}

/** Compose ends with an error where such a variable is empty. */
const isRequired = (value: string) => /\$\{[A-Z_]+:\?\}/.test(value)

const settings = [...deploy, '.env.example'].flatMap(secretsIn)

test('no file for a deployment holds a secret that the server would take', () => {
  expect(settings.length).toBeGreaterThan(25)
  for (const { file, name, value } of settings) {
    if (value === '' || isRequired(value)) continue
    const where = `${file}: ${name}`
    // The user's name of the store that compose starts, whose password is required.
    if (name === 'AWS_ACCESS_KEY_ID' && file === 'deploy/compose.yaml') continue
    expect(() => readConfig({ [name]: value }), where).toThrow(`choose your own: ${name}`)
  }
})

test('every secret of the cluster’s settings is refused by name, one and all', () => {
  const shipped = secretsIn('deploy/kubernetes/settings.yaml')
  const names = ['DATABASE_URL', 'AWS_SECRET_ACCESS_KEY', 'OPERATOR_PASSWORD', 'METRICS_TOKEN']
  expect(shipped.map(({ name }) => name)).toEqual(expect.arrayContaining(names))
  const env = Object.fromEntries(shipped.map(({ name, value }) => [name, value]))
  for (const { name } of shipped) expect(() => readConfig(env)).toThrow(name)
})

test('what compose requires has no value in the example for it', () => {
  const required = [
    ...readFileSync(join(root, 'deploy/compose.yaml'), 'utf8').matchAll(/\$\{([A-Z_]+):\?\}/g),
  ].map(([, name]) => name)
  expect(required).toEqual(
    expect.arrayContaining(['POSTGRES_PASSWORD', 'OBJECTS_PASSWORD', 'OPERATOR_PASSWORD', 'METRICS_TOKEN']),
  )
  const example = readFileSync(join(root, 'deploy/.env.example'), 'utf8')
  for (const name of new Set(required))
    expect(example).toMatch(
      name === 'PUBLIC_HOST' ? /^PUBLIC_HOST=example\.com$/m : new RegExp(`^${name}=$`, 'm'),
    )
})

test('the passwords that earlier releases shipped are refused, and one of one’s own is taken', () => {
  for (const [name, value] of [
    ['OPERATOR_PASSWORD', 'at least eight characters'],
    ['METRICS_TOKEN', 'at least sixteen characters'],
    ['OPERATOR_PASSWORD', '<my password here>'],
  ])
    expect(() => readConfig({ [name]: value })).toThrow(name)
  expect(readConfig({ OPERATOR_PASSWORD: 'a < b > c, 8 times' }).operatorPassword).toBe('a < b > c, 8 times')
})
