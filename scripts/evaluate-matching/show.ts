import type { Result } from './evaluate.ts'

const rounded = (value: number) => Math.round(value * 10_000) / 10_000

/** One object a line, for other programs. */
export function asJson({ view, regime, engine, hit10, ndcg10, mrr, positives }: Result): string {
  return JSON.stringify({ view, regime, engine, hit10: rounded(hit10), ndcg10: rounded(ndcg10), mrr: rounded(mrr), positives })
}

export const tableHead = `${'view'.padEnd(6)}${'regime'.padEnd(10)}${'engine'.padEnd(36)}${'Hit@10'.padStart(8)}${'nDCG@10'.padStart(9)}${'MRR'.padStart(8)}${'positives'.padStart(11)}`

export function asTableRow({ view, regime, engine, hit10, ndcg10, mrr, positives }: Result): string {
  const figures = [hit10.toFixed(3).padStart(8), ndcg10.toFixed(3).padStart(9), mrr.toFixed(3).padStart(8), String(positives).padStart(11)]
  return `${view.padEnd(6)}${regime.padEnd(10)}${engine.padEnd(36)}${figures.join('')}`
}
