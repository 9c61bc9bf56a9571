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

/** Whether this browser lets a part of a page float above other windows. */
export const canOpenPictureInPicture = (): boolean => floatingWindows() !== null

/** Whether it lets a single picture do so: Safari, and phones. */
export const canUseVideoPictureInPicture = (): boolean =>
  'pictureInPictureEnabled' in document && document.pictureInPictureEnabled

/** Only on a press. The picture goes on in the page as well; where the browser says no, it stays there alone. */
export const requestVideoPictureInPicture = (picture: HTMLVideoElement | null): void => {
  void picture?.requestPictureInPicture().catch(() => undefined)
}

/**
 * Only on a press; `null` where the browser says no. Its looks come by the same stylesheets: our policy lets no other
 * in.
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
