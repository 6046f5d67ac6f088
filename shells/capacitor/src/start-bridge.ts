import { type CommunityAnswer, whoAnswers } from '../../community-address.ts'
import type { StartBridge } from '../../start/choose.ts'

/** Of the plugins, what the first page uses: ours in native/, and Capacitor's own requests, which know no origins. */
export interface StartPlugins {
  Community: { open(options: { address: string }): Promise<unknown> }
  CapacitorHttp: {
    request(options: {
      url: string
      method: 'GET'
      disableRedirects: true
      connectTimeout: number
      readTimeout: number
    }): Promise<{ status: number; data: unknown }>
  }
}

/** How long an address may take to answer, in milliseconds. */
const patience = 10_000

/** Asks who answers, and has the app keep the address and open it. */
export const startBridge = ({ Community, CapacitorHttp }: StartPlugins): StartBridge => ({
  async openCommunity(address): Promise<CommunityAnswer> {
    const answer = await whoAnswers(address, async (url) => {
      const { status, data } = await CapacitorHttp.request({
        url,
        method: 'GET',
        disableRedirects: true,
        connectTimeout: patience,
        readTimeout: patience,
      })
      return { status, body: data }
    })
    if (answer === 'community') await Community.open({ address })
    return answer
  },
})
