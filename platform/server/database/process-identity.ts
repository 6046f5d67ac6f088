import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** Which process something belongs to, also after its pid went to another. */
export interface ProcessIdentity {
  pid: number
  /** When the process started, in whatever terms the system has; empty where it cannot be found out. */
  started: string
  /** Within what pids mean the same: this start of this machine, this container. */
  place: string
}

export function ownIdentity(): ProcessIdentity {
  return { pid: process.pid, started: startOf(process.pid), place: ownPlace() }
}

/**
 * Whether a process still lives; undefined for one of another place, whose pids say nothing here. In doubt it lives: systems
 * can hide from one user when another's processes started.
 */
export function isLiving({ pid, started, place }: ProcessIdentity): boolean | undefined {
  if (place !== ownPlace()) return undefined
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  const startedNow = startOf(pid)
  return started === '' || startedNow === '' || startedNow === started
}

function startOf(pid: number): string {
  try {
    // The 22nd field counts from the command's end, because the command may hold spaces and brackets itself.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return startFromPs(pid)
  }
}

function startFromPs(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}

function ownPlace(): string {
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return hostname()
  }
}
