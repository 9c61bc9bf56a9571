import type { ReactNode } from 'react'
import { isStaffOf, type Group } from '../../../../domain/group'
import { profileOf, sessionOf } from '../../../../domain/session'
import { useApp } from '../../../app/app-context'
import { useAccountState } from '../../../app/use-feature'
import { lazyModule } from '../../../components/lazy-module'
import type { Wait } from './ComposerLimits'

const limits = lazyModule(() => import('./ComposerLimits'))

interface AboveComposerProps {
  readonly group: Group | null
  readonly onWait: (wait: Wait) => void
}

/** The notice of a mute or of slow mode above the composer of a group. Neither applies to owner, admins and super users. */
export function AboveComposer({ group, onWait }: AboveComposerProps): ReactNode {
  const state = useAccountState(useApp().account.slices.session)
  const xid = sessionOf(state)?.xid
  const isPlain =
    group?.isMember === true && xid !== undefined && !isStaffOf(group, xid) && profileOf(state)?.isSuper !== true
  const part = limits.useModule(isPlain)
  return part && isPlain ? <part.ComposerLimits key={group.gid} group={group} onWait={onWait} /> : null
}
