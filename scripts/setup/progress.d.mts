export function withProgress<Result>(doing: string, work: () => Promise<Result>): Promise<Result>
