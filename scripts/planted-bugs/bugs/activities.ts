import type { PlantedBug } from '../bug.ts'

/** Bugs in what members publish and do together. */
export const activityBugs: readonly PlantedBug[] = [
  {
    name: 'An investor whose access was withdrawn still opens the pitch deck by the address from before',
    kind: 'a file of another member readable',
    file: 'features/documents/server/access.ts',
    find: '!found.standing.mayRead) throw new Refusal(problems.notFound)',
    replace: '!found.standing.isSeen) throw new Refusal(problems.notFound)',
    tests: { rooms: ['features/documents/server/documents.test.ts', 'features/deals/server/'] },
  },
  {
    name: 'An investor is told of deals in kronor whose tickets are far too small',
    kind: 'a wrong currency',
    file: 'features/deals/server/tell-fitting.ts',
    find: 'max_euros: roughEuros(max_investment, currency)',
    replace: "max_euros: roughEuros(max_investment, 'EUR')",
    tests: { rooms: ['features/deals/server/tell-fitting.test.ts'] },
  },
  {
    name: 'An investment that is sent again after a lost answer is refused, and its form never closes',
    kind: 'an idempotency key ignored',
    file: 'features/investments/server/change-ledger.ts',
    find: '      return\n    }\n    if (count >= mostInvestments)',
    replace: '    }\n    if (count >= mostInvestments)',
    tests: { rooms: ['features/investments/server/investments.test.ts'] },
  },
  {
    name: 'Nobody tells a member of the waiting list that they have a place now',
    kind: 'a lost notification',
    file: 'features/events/server/notifications.ts',
    find: '.filter(({ actor_id, member_id }) => actor_id !== member_id)',
    replace: '.filter(({ actor_id, member_id }) => actor_id !== null && actor_id !== member_id)',
    tests: { rooms: ['features/events/server/events.test.ts'] },
  },
  {
    name: 'A member has the server fetch as many foreign pages as they like',
    kind: 'a limit not enforced',
    file: 'features/event-sources/server/preview.ts',
    find: '  await spend(looks, actor.id)\n',
    replace: '',
    tests: { rooms: ['features/event-sources/server/event-sources.test.ts'] },
  },
  {
    name: 'A member is told of a reply below the post of somebody who blocked them',
    kind: 'a block that leaks',
    file: 'features/newsfeed/server/notification-queries.ts',
    find: "      and (told.user_id = p.user_id or not ${isHidden(sql.ref('told.user_id'), sql.ref('p.user_id'))})\n",
    replace: '',
    tests: { rooms: ['features/newsfeed/server/newsfeed.test.ts'] },
  },
  {
    name: 'A webinar disappears from the hub the moment it begins',
    kind: 'a time mistake',
    file: 'features/knowledge/server/queries.ts',
    find: ".where('ends_at', when === 'ahead' ? '>' : '<=', sql<Date>`now()`)",
    replace: ".where('starts_at', when === 'ahead' ? '>' : '<=', sql<Date>`now()`)",
    tests: { rooms: ['features/knowledge/server/knowledge.test.ts'] },
  },
  {
    name: 'A member reviews somebody who never answered their message',
    kind: 'a wrong permission',
    file: 'features/messages/server/conditions.ts',
    find: '${hasSaidTo(one, other)} and ${hasSaidTo(other, one)}',
    replace: '${hasSaidTo(one, other)} or ${hasSaidTo(other, one)}',
    tests: { rooms: ['features/reviews/server/reviews.test.ts'] },
  },
]
