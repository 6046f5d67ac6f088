import { type CommunityAnswer, whoAnswers } from '../../community-address.ts'
import type { StartBridge } from '../../start/choose.ts'

/** The plugins that the start page uses: ours in native/, and Capacitor's own HTTP requests, which are not bound to an origin. */
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

/** How long an address may take to respond, in milliseconds. */
const patience = 10_000

/** Checks what responds, and makes the app store and open the address. */
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
