import { useState, type ReactNode } from 'react'
import { resizedImageUrl, type ImageUse } from './image-url'

/** The image at this URL. `null` without a URL or after a load error, so that the placeholder appears. */
export const useImage = (url: string | undefined, use: ImageUse): ReactNode => {
  const [failedUrl, setFailedUrl] = useState<string>()
  const address = url === undefined || url === failedUrl ? '' : resizedImageUrl(url, use)
  return address === '' ? null : (
    <img src={address} alt="" decoding="async" referrerPolicy="no-referrer" onError={() => setFailedUrl(url)} />
  )
}
