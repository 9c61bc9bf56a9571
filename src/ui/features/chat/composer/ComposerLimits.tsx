import { useEffect, useState, type ReactNode } from 'react'
import type { Group } from '../../../../domain/group'
import { OptionalPart } from '../../../app/OptionalPart'
import { MuteBar } from '../../moderation/MuteBar'
import { SlowModeBar } from '../../slow-mode/SlowModeBar'

/** Why the member cannot send now: muted, or slow mode does not take the next message yet. `null`: nothing is in the way. */
export type Wait = 'muted' | 'slow' | null

interface ComposerLimitsProps {
  readonly group: Group
  readonly onWait: (wait: Wait) => void
}

/** Why a plain member cannot write in a group now: muted, or slow mode. A mute hides slow mode. */
export function ComposerLimits({ group, onWait }: ComposerLimitsProps): ReactNode {
  const [isMuted, setMuted] = useState(false)
  const [isSlow, setSlow] = useState(false)
  const wait = isMuted ? 'muted' : isSlow ? 'slow' : null
  useEffect(() => {
    onWait(wait)
    return () => onWait(null)
  }, [onWait, wait])
  return (
    <>
      <OptionalPart place={group.gid}>
        <MuteBar gid={group.gid} onMute={setMuted} />
      </OptionalPart>
      {!isMuted && (
        <OptionalPart place={group.gid}>
          <SlowModeBar of={group} onWait={setSlow} />
        </OptionalPart>
      )}
    </>
  )
}
