import type { ReactNode } from 'react'
import type { ContentOf } from '../../../../domain/chat'
import type { BodyProps, MessageKindView } from './message-kind'
import { SpaceMessageCard } from './parts/SpaceMessageCard'

function LiveNotifyBody({ content, tabIndex }: BodyProps<ContentOf<'liveNotify'>>): ReactNode {
  return <SpaceMessageCard space={content.space} tabIndex={tabIndex} />
}

export const liveNotify: MessageKindView<ContentOf<'liveNotify'>> = { frame: 'card', Body: LiveNotifyBody }
