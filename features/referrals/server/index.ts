export { formerAmong, holderOfCode, isCodeTaken, referrerOf } from './queries.ts'
