import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { CSSProperties } from 'react'
import { Toaster as Sonner } from 'sonner'
import './toaster.css'

const icons = { success: <CircleCheck aria-hidden />, error: <CircleAlert aria-hidden />, info: <Info aria-hidden /> }

/**
 * Shows toasts: bottom right, or on phones above the tab bar and the message input (`data-toast-room`). Alt+T focuses them. Rendered once,
 * at the root of the app.
 */
export function Toaster({ label }: { label: string }) {
  return (
    // Dialogs neither hide the toasts from screen readers nor close when one is pressed.
    <div data-react-aria-top-layer="true">
      <Sonner
        position="bottom-right"
        visibleToasts={3}
        hotkey={['altKey', 'KeyT']}
        gap={8}
        offset={{ right: 24, bottom: 'calc(24px + var(--toast-room, 0px))' }}
        mobileOffset={{ left: 12, right: 12, bottom: 'calc(var(--tabbar) + env(safe-area-inset-bottom) + 12px + var(--toast-room, 0px))' }}
        style={{ '--width': '368px' } as CSSProperties}
        containerAriaLabel={label}
        icons={icons}
        toastOptions={{ unstyled: true, className: 'toast' }}
      />
    </div>
  )
}
