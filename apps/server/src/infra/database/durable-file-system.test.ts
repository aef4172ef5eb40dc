import { fdatasyncSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { expect, test } from 'vitest'
import { freshEmbedded } from '../../testing/fresh-database.ts'
import { DurableNodeFS, durableStartParams } from './durable-file-system.ts'

test('every commit of the embedded database reaches the disk', { tags: ['slow'] }, async () => {
  const { dataFolder, remove } = await freshEmbedded()
  let flushes = 0
  const fs = new DurableNodeFS(join(dataFolder, 'database'), (descriptor) => {
    flushes++
    fdatasyncSync(descriptor)
  })
  const database = await PGlite.create({ fs, startParams: durableStartParams })
  await database.exec('create table notes (id integer)')
  const before = flushes
  for (let id = 0; id < 20; id++) await database.query('insert into notes values ($1)', [id])
  const during = flushes - before
  const { rows } = await database.query('show fsync')
  await database.close()
  await remove()
  expect(rows).toEqual([{ fsync: 'on' }])
  expect(during).toBeGreaterThanOrEqual(20)
})
