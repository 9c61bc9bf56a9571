import type { ReactNode } from 'react'
import type { ContentOf } from '../../../../domain/chat'
import { MessageText } from '../message/MessageText'
import { useDeeds } from './deeds'
import type { BodyProps, Kind } from './kind'

function TextBody({ content }: BodyProps<ContentOf<'text'>>): ReactNode {
  return <MessageText text={content.text} mentions={content.mentions} me={useDeeds().me} />
}

export const text: Kind<ContentOf<'text'>> = { frame: 'bubble', Body: TextBody }
