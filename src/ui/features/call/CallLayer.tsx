import { lazy, Suspense, useState, type ReactNode } from 'react'
import { callBody } from '../../../application/features/call/call'
import { useApp } from '../../app/app-context'
import { useFeature } from '../../app/use-feature'
import { useFeatureWords } from '../../app/use-feature-words'
import { CallNote } from './CallNote'
import { IncomingBanner } from './IncomingBanner'
import { useCalls } from './use-call'
import { words } from './words'

const CallScreens = lazy(async () => ({ default: (await import('./CallScreens')).CallScreens }))

/** Whatever there is of calls over all screens; nothing while there is none. */
export function CallLayer(): ReactNode {
  return <Ready><Shown /></Ready>
}

function Ready({ children }: { readonly children: ReactNode }): ReactNode {
  useFeature(callBody)
  useFeatureWords('call', words)
  return children
}

function Shown(): ReactNode {
  const app = useApp()
  const { current, last, say } = useCalls()
  /** The call that this tab shows small. */
  const [small, setSmall] = useState('')
  const isRinging = current?.phase === 'ringing'
  return (
    <>
      <div role="alert">{isRinging && <IncomingBanner key={current.key} call={current} say={say} />}</div>
      {current !== null && !isRinging && current.phase !== 'checking' && (
        <Suspense fallback={null}>
          <CallScreens
            key={current.key} call={current} say={say} isHere={app.isTab(current.holder)} isSmall={small === current.key}
            onSmall={(isSmall) => { setSmall(isSmall ? current.key : '') }}
          />
        </Suspense>
      )}
      <div role="status">{last !== null && (current === null || last.ending === 'busy') && <CallNote call={last} say={say} />}</div>
    </>
  )
}
