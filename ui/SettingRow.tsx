import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface SettingRowProps {
  icon?: ReactNode
  title: ReactNode
  /** The control, at the end of the row. */
  action?: ReactNode
  /** On phones the action is below the text. */
  isLong?: boolean
  children?: ReactNode
}

/** A row in a settings group: the setting and its control. */
export function SettingRow({ icon, title, action, isLong = false, children }: SettingRowProps) {
  return (
    <div
      className={classNames('flex min-h-15 items-center gap-x-4 gap-y-2 py-3', isLong ? 'phone:flex-col phone:items-start' : 'flex-wrap')}
    >
      {icon}
      <div className={classNames('min-w-0 flex-1', !isLong && 'basis-[8rem]')}>
        <div className="font-medium">{title}</div>
        {children}
      </div>
      {action && <div className="flex flex-none gap-2">{action}</div>}
    </div>
  )
}
