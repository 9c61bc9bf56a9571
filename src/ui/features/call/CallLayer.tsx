import { useState, type ReactNode } from 'react'
import { OptionalPart } from '../../app/OptionalPart'
import { createPortal } from 'react-dom'
import { useApp } from '../../app/app-context'
import { useFeature } from '../../app/use-feature'
import { useFeatureTranslations } from '../../app/use-feature-translations'
import { CallSummary } from './CallSummary'
import { IncomingBanner } from './IncomingBanner'
import { useCalls } from './use-call'
import { lazyComponent } from '../../components/lazy-component'
import { translations } from './translations'

const CallScreens = lazyComponent(async () => ({ default: (await import('./CallScreens')).CallScreens }))

/**
 * All overlays of calls. The banner of an incoming call is a live region in the document's body. An open dialog hides
 * other elements from screen readers, and a press on them closes the dialog. Live regions are exempt from both.
 */
export function CallLayer(): ReactNode {
  return (
    <Ready>
      <Shown />
    </Ready>
  )
}

function Ready({ children }: { readonly children: ReactNode }): ReactNode {
  useFeature('call')
  useFeatureTranslations('call', translations)
  return children
}

function Shown(): ReactNode {
  const app = useApp()
  const { current, last, say } = useCalls()
  /** The key of the call that this tab shows as a small card. */
  const [small, setSmall] = useState('')
  const isRinging = current?.phase === 'ringing'
  return (
    <>
      {isRinging &&
        createPortal(
          <div role="alert" aria-live="assertive">
            <IncomingBanner key={current.key} call={current} say={say} />
          </div>,
          document.body,
        )}
      {current !== null && !isRinging && current.phase !== 'checking' && (
        <OptionalPart>
          <CallScreens
            key={current.key}
            call={current}
            say={say}
            isHere={app.tab.is(current.holder)}
            isSmall={small === current.key}
            onSmall={(isSmall) => {
              setSmall(isSmall ? current.key : '')
            }}
          />
        </OptionalPart>
      )}
      <div role="status" aria-live="polite">
        {last !== null && (current === null || last.ending === 'busy') && <CallSummary call={last} say={say} />}
      </div>
    </>
  )
}
