import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const server = { STORE: 'none', DATABASE_URL: 'postgres://h/d' }

test('one process stops at once, one behind a balancer gives notice first', () => {
  const drain = (env: Record<string, string>) => readConfig({ ...server, ...env }).drain
  expect(drain({})).toEqual({ noticeMs: 0, answersMs: 3000, jobsMs: 20_000 })
  expect(drain({ ROLE: 'http' })).toEqual({ noticeMs: 5000, answersMs: 60_000, jobsMs: 60_000 })
  expect(drain({ ROLE: 'worker' })).toMatchObject({ noticeMs: 0, jobsMs: 60_000 })
  expect(drain({ ROLE: 'http', DRAIN_NOTICE_SECONDS: '0.5', DRAIN_SECONDS: '30' })).toEqual({
    noticeMs: 500,
    answersMs: 30_000,
    jobsMs: 30_000,
  })
})

test('a replica needs the server that it copies', () => {
  const readUrl = 'postgres://replica/d'
  expect(readConfig({ ...server, DATABASE_READ_URL: readUrl }).databaseReadUrl).toBe(readUrl)
  expect(() => readConfig({ DATABASE_READ_URL: readUrl })).toThrow('DATABASE_URL')
})

test('how many connections and pictures a process has at once is configured', () => {
  const usual = readConfig(server)
  expect([usual.databaseConnections, usual.settings.creationsAtOnce]).toEqual([10, 2])
  const more = readConfig({ ...server, DATABASE_CONNECTIONS: '30', CREATIONS_AT_ONCE: '24' })
  expect([more.databaseConnections, more.settings.creationsAtOnce]).toEqual([30, 24])
  expect(() => readConfig({ ...server, DATABASE_CONNECTIONS: '1' })).toThrow('DATABASE_CONNECTIONS')
})
