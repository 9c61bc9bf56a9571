import { useState, type ReactNode } from 'react'
import { pictureAddress, type PictureUse } from './picture-address'

/** The picture at that address; `null` where there is none or it did not load: then its placeholder stands. */
export const usePicture = (url: string | undefined, use: PictureUse): ReactNode => {
  const [failedUrl, setFailedUrl] = useState<string>()
  const address = url === undefined || url === failedUrl ? '' : pictureAddress(url, use)
  return address === '' ? null
    : <img src={address} alt="" decoding="async" referrerPolicy="no-referrer" onError={() => setFailedUrl(url)} />
}
