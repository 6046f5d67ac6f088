export { AskDialog } from './requests/AskDialog.tsx'
export { refreshSustainability } from './data.ts'
export { ShortFact } from './strip/ShortFact.tsx'
export { SustainabilityStrip } from './strip/SustainabilityStrip.tsx'
