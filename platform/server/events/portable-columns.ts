/**
 * What stands in a backup for the columns whose values are transaction ids, or depend on them, as SQL by table and column: another database
 * counts its transactions from elsewhere. There all events are older than its first transaction, and their ids alone have their order.
 */
export const portableColumns = {
  domain_events: { id: 'row_number() over (order by transaction_id, id)', transaction_id: '0' },
  reaction_positions: {
    transaction_id: '0',
    event_id: `(
      select count(*) from domain_events e where (e.transaction_id, e.id) <= (reaction_positions.transaction_id, reaction_positions.event_id))`,
  },
}
