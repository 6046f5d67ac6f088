import { createRequire } from 'node:module'
const { chromium } = createRequire('/work/wt/cat/package.json')('@playwright/test')
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' })
const base = 'http://localhost:4691'
const api = async (ctx, path) => (await ctx.request.get(base + path)).json()
const tab = (name) => '/dashboard/' + name
for (const who of ['investor', 'founder']) {
  for (const width of [1280, 375]) {
    const ctx = await browser.newContext({ viewport: { width, height: width === 375 ? 812 : 900 }, hasTouch: width===375, isMobile: width===375 })
    await ctx.request.post(base + '/api/session', { data: { email: who + '@demo.example', password: 'esg-network-demo' } })
    const page = await ctx.newPage()
    const shot = async (path, name, act) => { await page.goto(base + path); await page.waitForLoadState('networkidle'); await page.waitForTimeout(600); if (act) await act(page).catch(e => console.log(name, e.message.slice(0, 200))); await page.screenshot({ path: `/tmp/de/${who}-${name}-${width}.png`, fullPage: name.startsWith('full') }) }
    const open = async (p) => { await p.getByRole('button', { name: /filter/i }).first().click({ timeout: 4000 }); await p.waitForTimeout(500) }
    if (who === 'investor') {
      const dir = process.env.DIR, deals = process.env.DEALS
      await shot(dir + '?view=organisations', 'dir')
      await shot(dir + '?view=organisations&measures_emissions=true', 'dir-measures')
      await shot(dir + '?view=organisations&evidenced=true&goal=9', 'dir-evidence')
      await shot(deals + '?measures_emissions=true', 'deals')
      await shot(deals + '?measures_emissions=true', 'deals-sheet', open)
      if (width === 375) await shot(dir + '?view=organisations', 'dir-sheet', open)
      await shot(process.env.MATCH, 'match')
      if (width === 1280) {
        console.log(JSON.stringify((await api(ctx, '/api/sustainability/requests')).items?.map((r) => [r.organisation.name, r.state, r.framework, r.due_on])))
        for (const f of ['measures_emissions=true', 'evidenced=true', 'evidenced=true&goal=9', 'evidenced=true&goal=13']) console.log(f, (await api(ctx, '/api/organisations?limit=50&' + f)).items?.map(i => i.name + ' ' + JSON.stringify(i.fact)).join('\n  '), (await api(ctx, '/api/deals/count?status=all&' + f)).count)
      }
    } else {
      await shot('/organisation/terrabruna', 'org')
      await shot('/organisation/terrabruna/sustainability', 'full-sheet')
      await shot('/organisation/terrabruna/sustainability/answers', 'full-answers')
      await shot('/organisation/terrabruna/sustainability/readers', 'full-readers')
    }
    await ctx.close()
  }
}
await browser.close()
