import type { ReactNode } from 'react'

interface SettingRowProps {
  icon?: ReactNode
  title: ReactNode
  /** What changes it, at the end of the line. */
  action?: ReactNode
  children?: ReactNode
}

/** A line of a group: what is set, and the way to change it. */
export function SettingRow({ icon, title, action, children }: SettingRowProps) {
  return (
    <div className="flex min-h-15 items-center gap-x-4 gap-y-2 py-3 phone:flex-wrap">
      {icon}
      <div className="min-w-0 flex-1">
        <div className="font-medium">{title}</div>
        {children}
      </div>
      {action && <div className="flex flex-none gap-2">{action}</div>}
    </div>
  )
}
