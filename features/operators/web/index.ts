export { ConsoleScreen } from './ConsoleScreen.tsx'
export { ForStaff, StaffOnly } from './StaffOnly.tsx'
