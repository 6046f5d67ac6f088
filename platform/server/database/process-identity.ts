import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** Identifies a process, even after its pid was reused. */
export interface ProcessIdentity {
  pid: number
  /** When the process started, in the system's own format; empty if unknown. */
  started: string
  /** The scope of pids: this boot of this machine, this container. */
  place: string
}

export function ownIdentity(): ProcessIdentity {
  return { pid: process.pid, started: startOf(process.pid), place: ownPlace() }
}

/**
 * Whether a process is still running; undefined if it belongs to another machine or container, where pids mean nothing here. Defaults to
 * true in doubt, because systems can hide the start times of other users' processes.
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
    // Field 22, counted from the end of the command, which may contain spaces and brackets.
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
