import type { ReactNode } from 'react'
import type { ContentOf } from '../../../../domain/chat'
import type { BodyProps, Kind } from './kind'
import { SpaceBox } from './SpaceBox'

function SpaceBody({ content, tabIndex }: BodyProps<ContentOf<'space'>>): ReactNode {
  return <SpaceBox space={content.space} tabIndex={tabIndex} />
}

export const space: Kind<ContentOf<'space'>> = { frame: 'card', Body: SpaceBody }
