import { useEffect, useState } from 'react'
import { PREVIEW_ASKED, PreviewDraft } from '../../../domain/partner'
import { isEmbedded } from '../../app/routing/embedded'

/**
 * The owner's unsaved draft, if this page is the owner's preview, otherwise `null`. The hook accepts messages only from
 * the parent window at this page's own origin.
 */
export const usePreview = (isAsked: boolean): PreviewDraft | null => {
  const [draft, setDraft] = useState<PreviewDraft | null>(null)
  useEffect(() => {
    if (!isAsked || !isEmbedded()) return undefined
    const onMessage = ({ source, origin, data }: MessageEvent<unknown>): void => {
      if (source === window.parent && origin === window.location.origin && PreviewDraft.is(data)) setDraft(data)
    }
    window.addEventListener('message', onMessage)
    window.parent.postMessage(PREVIEW_ASKED, window.location.origin)
    return () => window.removeEventListener('message', onMessage)
  }, [isAsked])
  return draft
}
