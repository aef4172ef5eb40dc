import { readdirSync, readFileSync } from 'node:fs'
import { processorMsOf } from '../figures/processor-time.ts'
import type { Ask } from '../scale/open-stage.ts'

export interface Usage {
  databaseMs: number
  databaseBytes: number
  walBytes: number
}

/** What the database has used so far: processor time of all its processes, bytes on disk, bytes written ahead. */
export async function readUsage(ask: Ask): Promise<Usage> {
  const [{ bytes, wal, postmaster }] = await ask<{ bytes: string; wal: string; postmaster: string }>(`
    select pg_database_size(current_database())::text as bytes, pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as wal,
      split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as postmaster`)
  return {
    databaseMs: processorMsOfFamily(Number(postmaster)),
    databaseBytes: Number(bytes),
    walBytes: Number(wal),
  }
}

/** Of a process and its children, those that have ended too. */
function processorMsOfFamily(pid: number): number {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
  const endedMs = endedChildrenMs(pid)
  return [pid, ...children.map(Number)].reduce((sum, one) => sum + processorMsOf(one), endedMs)
}

function fieldsOf(pid: string | number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

const parentOf = (pid: string) => Number(fieldsOf(pid)[1])

function endedChildrenMs(pid: number): number {
  const [user, system] = fieldsOf(pid).slice(13, 15)
  return (Number(user) + Number(system)) * 10
}
