import { sql } from 'kysely'
import { rebuildDirectory } from '#features/directory/server/index.ts'
import type { Database } from '#platform/server/database/index.ts'
export async function fillForBench(database: Database, members: number) {
  await sql`insert into auth."user"(id, name, email) select gen_random_uuid(), 'Member '||n, 'm'||n||'@example.org' from generate_series(1, ${members}::int) n`.execute(database.kysely)
  await sql`insert into users(id, email, full_name, first_name, last_name, user_type, company_name, industry, bio, country, created_at) select id, email, name, 'Member','x', (array['startup','investor','mentor','advisor'])[1+floor(random()*4)], 'Company '||substr(md5(email),1,6), 'CleanTech', 'We build ' || (array['energy storage','circular textiles','soil carbon tools','medical devices','grid software'])[1+floor(random()*5)] || ' for Europe and like it very much. ' || md5(email), 'DE', now() - random()*interval '500 days' from auth."user"`.execute(database.kysely)
  await rebuildDirectory(database)
}
