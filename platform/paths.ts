/** Every address of the product; links are built here and nowhere else. */
export const paths = {
  landing: () => '/',
  signIn: (next?: string) => (next ? `/login?${new URLSearchParams({ next })}` : '/login'),
  resetPassword: () => '/reset-password',
  dashboard: () => '/dashboard',
  tab: (tab: string) => `/dashboard/tab/${tab}`,
  profile: (memberId: string) => `/profile/${memberId}`,
  editProfile: () => '/dashboard/tab/profile?edit=true',
}
