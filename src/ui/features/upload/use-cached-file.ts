import { useEffect, useState } from 'react'
import { useFeature } from '../../app/use-feature'

/**
 * The object URL of a file that only this browser stores, valid while the component is mounted. `null` if this browser
 * does not have the file.
 */
export const useCachedFile = (id: string | null, index = 0): string | null => {
  const { streams: files } = useFeature('upload')
  const [shown, setShown] = useState<{ readonly id: string; readonly url: string } | null>(null)
  useEffect(() => {
    if (id === null) return undefined
    let url: string | null = null
    let isGone = false
    void files.kept(id, index).then((body) => {
      if (isGone || !(body instanceof Blob)) return
      url = URL.createObjectURL(body)
      setShown({ id, url })
    })
    return () => {
      isGone = true
      if (url !== null) URL.revokeObjectURL(url)
    }
  }, [files, id, index])
  return shown !== null && shown.id === id ? shown.url : null
}
