import type { ReactNode } from 'react'
import './save-bar.css'

/** The buttons at the end of a long form, always in view on larger screens. */
export const SaveBar = ({ children }: { children: ReactNode }) => <div className="save-bar">{children}</div>
