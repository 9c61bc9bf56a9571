import type { ReactNode } from 'react'
import type { ContentOf } from '../../../../domain/chat'
import type { BodyProps, Kind } from './kind'
import { SpaceBox } from './SpaceBox'

function SpaceBody({ content }: BodyProps<ContentOf<'space'>>): ReactNode {
  return <SpaceBox space={content.space} />
}

export const space: Kind<ContentOf<'space'>> = { frame: 'card', Body: SpaceBody }
