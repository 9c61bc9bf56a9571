import { useState, type ReactNode } from 'react'
import { resizedImageUrl, type ImageUse } from './image-url'

/** The picture at that address; `null` where there is none or it did not load: then its placeholder stands. */
export const useImage = (url: string | undefined, use: ImageUse): ReactNode => {
  const [failedUrl, setFailedUrl] = useState<string>()
  const address = url === undefined || url === failedUrl ? '' : resizedImageUrl(url, use)
  return address === '' ? null : (
    <img src={address} alt="" decoding="async" referrerPolicy="no-referrer" onError={() => setFailedUrl(url)} />
  )
}
