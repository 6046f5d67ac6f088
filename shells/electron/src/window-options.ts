/** Options for Electron's `BrowserWindow`: pages get no more access than in a browser, plus the bridge of `preload`. */
export const windowOptions = (preload: string, partition: string) =>
  ({
    width: 1280,
    height: 860,
    minWidth: 375,
    minHeight: 560,
    show: false,
    backgroundColor: '#ffffff',
    webPreferences: {
      preload,
      partition,
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      safeDialogs: true,
      spellcheck: true,
    },
  }) as const

/** The partition of the community's cookies, drafts and service worker; the start page stores nothing. */
export const communityPartition = 'persist:community'
export const startPartition = 'start'
