import { useMemo } from 'react'
import type { Group } from '../../../domain/group'
import { roleIn } from '../../../domain/group'
import { memberOf } from '../../../domain/session'
import { useApp, useSource } from '../../app/app-context'
import { useWriting } from '../composer/use-writing'
import type { ComposerProps } from './Composer'

/** What is being written in a group. */
export const useComposer = (group: Group, onSent?: () => void): Omit<ComposerProps, 'name'> => {
  const me = memberOf(useSource(useApp().account.sources.session))
  const place = useMemo(() => ({
    conversationId: group.conversationId, gid: group.gid, where: { kind: 'group', group } as const,
    isStaff: me !== null && ['owner', 'admin'].includes(roleIn(group, me)),
  }), [group, me])
  return useWriting(place, onSent)
}
