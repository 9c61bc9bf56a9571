import type { ReactNode } from 'react'
import type { ContentOf } from '../../../../domain/chat'
import type { BodyProps, Kind } from './kind'
import { SpaceBox } from './SpaceBox'

function LiveNotifyBody({ content, tabIndex }: BodyProps<ContentOf<'liveNotify'>>): ReactNode {
  return <SpaceBox space={content.space} tabIndex={tabIndex} />
}

export const liveNotify: Kind<ContentOf<'liveNotify'>> = { frame: 'card', Body: LiveNotifyBody }
