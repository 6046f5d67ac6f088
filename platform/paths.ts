/** Every address of the product; links are built here and nowhere else. */
export const paths = {
  landing: () => '/',
  signIn: (next?: string) => (next ? `/login?${new URLSearchParams({ next })}` : '/login'),
  resetPassword: () => '/reset-password',
  dashboard: () => '/dashboard',
  tab: (tab: string) => `/dashboard/tab/${tab}`,
  profile: (memberId: string) => `/profile/${memberId}`,
  messages: (memberId?: string) => (memberId ? `/dashboard/tab/messages?with=${memberId}` : '/dashboard/tab/messages'),
  matching: (list?: 'interests' | 'connections' | 'bookmarks') =>
    list ? `/dashboard/tab/matching?list=${list}` : '/dashboard/tab/matching',
  notifications: (tab?: 'activity' | 'settings') => (tab ? `/dashboard/notifications?tab=${tab}` : '/dashboard/notifications'),
  unsubscribe: (token: string) => `/unsubscribe/${token}`,
  editProfile: () => '/dashboard/tab/profile?edit=true',
}
