import { contextBridge, ipcRenderer } from 'electron'
import type { ElectronBridge } from '../../../platform/web/shell/bridges.ts'
import { channels } from './channels.ts'

const bridge: ElectronBridge = {
  keepSession: (token) => ipcRenderer.invoke(channels.keepSession, token) as Promise<void>,
  forgetSession: () => ipcRenderer.invoke(channels.forgetSession) as Promise<void>,
}
contextBridge.exposeInMainWorld('esgShell', bridge)
