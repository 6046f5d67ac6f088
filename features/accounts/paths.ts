export const signInPath = (next?: string) => (next ? `/login?${new URLSearchParams({ next })}` : '/login')
export const resetPasswordPath = () => '/reset-password'
