export const signInPath = (next?: string) => (next ? `/login?${new URLSearchParams({ next })}` : '/login')
/** @param group where to scroll to */
export const settingsPath = (group?: 'appearance' | 'data' | 'delete' | 'sessions') => `/dashboard/settings${group ? `#${group}` : ''}`
export const resetPasswordPath = () => '/reset-password'
export const emailLinkPath = () => '/confirm-email'
