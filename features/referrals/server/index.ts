export { formerAmong, holderOfCode, isCodeTaken } from './queries.ts'
