export { isCodeTaken, referrerOf } from './queries.ts'
