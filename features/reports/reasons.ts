export const reportReasons = ['spam', 'harassment', 'impersonation', 'false-claims', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]
