export { draftOf, settingsOf } from './settings.ts'
