export { ConsoleScreen } from './ConsoleScreen.tsx'
export { ForStaff, StaffOnly } from './StaffOnly.tsx'
export { operatorActs } from './data.ts'
