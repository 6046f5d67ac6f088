export { OwnExport } from './OwnExport.tsx'
