/**
 * How a backup stores columns with transaction ids, as SQL by table and column, because another database counts transactions differently.
 * There, all events precede the first transaction, and only their ids define the order.
 */
export const portableColumns = {
  domain_events: { id: 'row_number() over (order by transaction_id, id)', transaction_id: '0' },
  reaction_positions: {
    transaction_id: '0',
    event_id: `(
      select count(*) from domain_events e where (e.transaction_id, e.id) <= (reaction_positions.transaction_id, reaction_positions.event_id))`,
  },
}
