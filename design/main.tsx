import { createRoot } from 'react-dom/client'
import { followTheme } from '#ui/theme.ts'
import './design.css'
import { DesignPage } from './DesignPage.tsx'
import { viewOf } from './view.ts'

const view = viewOf(window.location.search)
document.documentElement.dir = view.dir
document.documentElement.style.fontSize = `${view.text}%`
followTheme()

const root = document.getElementById('root')
if (root) createRoot(root).render(<DesignPage view={view} />)
