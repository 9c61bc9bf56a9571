const WIDTH = 320
const HEIGHT = 240

interface FloatingWindows {
  readonly requestWindow: (size: { readonly width: number; readonly height: number }) => Promise<Window>
}
const floatingWindows = (): FloatingWindows | null => {
  const found: unknown = 'documentPictureInPicture' in window ? window.documentPictureInPicture : null
  const isIt = (u: unknown): u is FloatingWindows =>
    typeof u === 'object' && u !== null && 'requestWindow' in u && typeof u.requestWindow === 'function'
  return isIt(found) ? found : null
}

/** Whether the browser supports Document Picture-in-Picture. */
export const canOpenPictureInPicture = (): boolean => floatingWindows() !== null

/** Whether the browser lets a single video float, as Safari and phones do. */
export const canUseVideoPictureInPicture = (): boolean =>
  'pictureInPictureEnabled' in document && document.pictureInPictureEnabled

/** Lets the video float. This needs a user gesture. If the browser refuses, the video stays in the page. */
export const requestVideoPictureInPicture = (picture: HTMLVideoElement | null): void => {
  void picture?.requestPictureInPicture().catch(() => undefined)
}

/**
 * Opens a picture-in-picture window. This needs a user gesture. `null` if the browser refuses. The window links the
 * page's style sheets, because the content security policy allows no others.
 */
export const openPictureInPicture = async (onClosed: () => void): Promise<Window | null> => {
  const opened = await floatingWindows()
    ?.requestWindow({ width: WIDTH, height: HEIGHT })
    .catch(() => null)
  if (opened === undefined || opened === null) return null
  const { document: inside } = opened
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    const link = inside.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    inside.head.append(link)
  }
  inside.documentElement.lang = document.documentElement.lang
  inside.documentElement.dir = document.documentElement.dir
  inside.documentElement.dataset['theme'] = 'dark'
  opened.addEventListener('pagehide', onClosed, { once: true })
  return opened
}
