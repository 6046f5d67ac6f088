export { formerAmong, holderOfCode, insertReferral, isCodeTaken, referrerOf } from './queries.ts'
