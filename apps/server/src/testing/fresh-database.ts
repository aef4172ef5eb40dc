import { randomUUID } from 'node:crypto'
import { cpSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { embeddedTemplate, onServer, serverTemplate, urlOf } from './database-template.ts'

export interface FreshDatabase {
  dataFolder: string
  databaseUrl: string | undefined
  remove(): Promise<void>
}

/** A database of its own: on the server of TEST_DATABASE_URL, or else embedded in a new folder. */
export async function freshDatabase({ isEmpty = false } = {}): Promise<FreshDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL
  if (!serverUrl) return freshEmbedded({ isEmpty })
  const dataFolder = await newFolder()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const template = isEmpty ? 'template1' : await serverTemplate(serverUrl)
  await onServer(serverUrl, (client) => client.query(`create database ${name} template ${template}`))
  return {
    dataFolder,
    databaseUrl: urlOf(serverUrl, name),
    async remove() {
      await onServer(serverUrl, (client) => client.query(`drop database ${name} with (force)`))
      await removeFolder(dataFolder)
    },
  }
}

/** The same, embedded whatever TEST_DATABASE_URL says. */
export async function freshEmbedded({ isEmpty = false } = {}): Promise<FreshDatabase> {
  const dataFolder = await newFolder()
  if (!isEmpty)
    cpSync(join(await embeddedTemplate(), 'database'), join(dataFolder, 'database'), { recursive: true })
  return { dataFolder, databaseUrl: undefined, remove: () => removeFolder(dataFolder) }
}

const newFolder = () => mkdtemp(join(tmpdir(), 'ever-after-test-'))

const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true })
