export { AskDialog } from './requests/AskDialog.tsx'
export { refreshSustainability } from './data.ts'
export { SustainabilityStrip } from './strip/SustainabilityStrip.tsx'
