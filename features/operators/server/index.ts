export { recordAct } from './acts.ts'
