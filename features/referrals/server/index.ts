export { isCodeTaken } from './queries.ts'
