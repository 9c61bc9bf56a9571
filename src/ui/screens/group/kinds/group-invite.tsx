import type { ReactNode } from 'react'
import type { ContentOf } from '../../../../domain/chat'
import { GroupLink } from './GroupLink'
import type { BodyProps, Kind } from './kind'

function GroupInviteBody({ content, tabIndex }: BodyProps<ContentOf<'groupInvite'>>): ReactNode {
  return <GroupLink group={content.group} tabIndex={tabIndex} />
}

export const groupInvite: Kind<ContentOf<'groupInvite'>> = { frame: 'card', Body: GroupInviteBody }
