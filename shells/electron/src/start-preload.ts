import { contextBridge, ipcRenderer } from 'electron'
import type { CommunityAnswer } from '../../community-address.ts'
import type { StartBridge } from '../../start/choose.ts'
import { channels } from './channels.ts'

const bridge: StartBridge = {
  openCommunity: (address) => ipcRenderer.invoke(channels.openCommunity, address) as Promise<CommunityAnswer>,
}
contextBridge.exposeInMainWorld('esgStart', bridge)
