import type { ReactNode } from 'react'
import type { ContentOf } from '../../../../domain/chat'
import type { BodyProps, MessageKindView } from './message-kind'
import { SpaceMessageCard } from './parts/SpaceMessageCard'

function SpaceBody({ content, tabIndex }: BodyProps<ContentOf<'space'>>): ReactNode {
  return <SpaceMessageCard space={content.space} tabIndex={tabIndex} />
}

export const space: MessageKindView<ContentOf<'space'>> = { frame: 'card', Body: SpaceBody }
