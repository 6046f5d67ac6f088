/** A window's options, as Electron's `BrowserWindow` takes them: pages have no more than a browser gives them, and the bridge of `preload`. */
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

/** Cookies, drafts and the service worker of the community live here; the page that asks for its address has nothing of its own to keep. */
export const communityPartition = 'persist:community'
export const startPartition = 'start'
