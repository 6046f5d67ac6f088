export { blocksBetween as busyTimesOf } from './queries.ts'
