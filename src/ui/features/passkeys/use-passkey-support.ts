import { useEffect, useState } from 'react'
import { useFeature } from '../../app/use-feature'

/** Whether this browser can use passkeys on this page; `null` until the browser has said so. */
export const usePasskeySupport = (): boolean | null => {
  const { support } = useFeature('passkeys').streams
  const [isSupported, setIsSupported] = useState<boolean | null>(null)
  useEffect(() => {
    void support().then((found) => setIsSupported(found.isSupported))
  }, [support])
  return isSupported
}
