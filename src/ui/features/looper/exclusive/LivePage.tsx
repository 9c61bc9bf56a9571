import { useEffect, useRef, useState, type ReactNode } from 'react'
import { PREVIEW_ASKED, type PreviewDraft } from '../../../../domain/partner'
import { Skeleton } from '../../../components/feedback/Skeleton'
import own from './exclusive.module.css'
import { PhoneSkeleton } from './PhoneSkeleton'

interface LivePageProps {
  readonly title: string
  /** The saved link, because a link in the draft works only after saving. */
  readonly link: string
  readonly icon: string | null
}

/**
 * The partner's real page at phone size, in an iframe from this host. The component posts the unsaved draft to the
 * iframe.
 */
export function LivePage({ title, link, icon }: LivePageProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isLoaded, setLoaded] = useState(false)
  const [src] = useState(() => `/partners?${new URLSearchParams({ link, preview: '1' }).toString()}`)
  useEffect(() => {
    const tell = (): void => {
      const draft: PreviewDraft = { loop: PREVIEW_ASKED, icon }
      frame.current?.contentWindow?.postMessage(draft, window.location.origin)
    }
    const onMessage = ({ source, origin, data }: MessageEvent<unknown>): void => {
      if (
        source !== null &&
        source === frame.current?.contentWindow &&
        origin === window.location.origin &&
        data === PREVIEW_ASKED
      )
        tell()
    }
    window.addEventListener('message', onMessage)
    tell()
    return () => window.removeEventListener('message', onMessage)
  }, [icon])
  return (
    <>
      {!isLoaded && (
        <Skeleton>
          <PhoneSkeleton />
        </Skeleton>
      )}
      <iframe
        ref={frame}
        className={own['live']}
        data-waiting={!isLoaded || undefined}
        title={title}
        src={src}
        onLoad={() => setLoaded(true)}
      />
    </>
  )
}
