export { SquareKanban as addIcon } from 'lucide-react'
