export { FirstMessage } from './FirstMessage.tsx'
