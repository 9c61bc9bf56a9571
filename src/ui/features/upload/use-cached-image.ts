import { useEffect, useState } from 'react'
import { useApp } from '../../app/app-context'

/** Object URL of a picture that is only in this browser, valid while mounted; `null` if it is not here. */
export const useCachedImage = (id: string | null, index = 0): string | null => {
  const app = useApp()
  const [shown, setShown] = useState<{ readonly id: string; readonly url: string } | null>(null)
  useEffect(() => {
    if (id === null) return undefined
    let url: string | null = null
    let isGone = false
    void app.files.kept(id, index).then((body) => {
      if (isGone || !(body instanceof Blob)) return
      url = URL.createObjectURL(body)
      setShown({ id, url })
    })
    return () => {
      isGone = true
      if (url !== null) URL.revokeObjectURL(url)
    }
  }, [app, id, index])
  return shown !== null && shown.id === id ? shown.url : null
}
