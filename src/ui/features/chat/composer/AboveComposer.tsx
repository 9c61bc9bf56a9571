import type { ReactNode } from 'react'
import { isStaffOf, type Group } from '../../../../domain/group'
import { profileOf, sessionOf } from '../../../../domain/session'
import { useApp } from '../../../app/app-context'
import { OptionalPart } from '../../../app/OptionalPart'
import { useAccountState } from '../../../app/use-feature'
import { lazyModule } from '../../../components/lazy-module'

const slow = lazyModule(() => import('../../slow-mode/SlowModeBar'))

interface AboveComposerProps {
  readonly group: Group | null
  readonly onWait: (isWaiting: boolean) => void
}

/** The notice of slow mode above the composer of a group. Owner, admins and super users are exempt from slow mode. */
export function AboveComposer({ group, onWait }: AboveComposerProps): ReactNode {
  const state = useAccountState(useApp().account.slices.session)
  const xid = sessionOf(state)?.xid
  const isPlain =
    group?.isMember === true && xid !== undefined && !isStaffOf(group, xid) && profileOf(state)?.isSuper !== true
  const part = slow.useModule(isPlain)
  return part && isPlain ? (
    <OptionalPart place={group.gid}>
      <part.SlowModeBar key={group.gid} of={group} onWait={onWait} />
    </OptionalPart>
  ) : null
}
