export const signInPath = (next?: string) => (next ? `/login?${new URLSearchParams({ next })}` : '/login')
export const settingsPath = () => '/dashboard/settings'
export const resetPasswordPath = () => '/reset-password'
export const emailLinkPath = () => '/confirm-email'
