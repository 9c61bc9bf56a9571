import type { ReactNode } from 'react'
import type { ContentOf } from '../../../../domain/chat'
import { MessageText } from '../message/MessageText'
import { useContentActions } from './content-actions-context'
import type { BodyProps, MessageKindView } from './message-kind'

function TextBody({ content }: BodyProps<ContentOf<'text'>>): ReactNode {
  return <MessageText text={content.text} mentions={content.mentions} me={useContentActions().me} />
}

export const text: MessageKindView<ContentOf<'text'>> = { frame: 'bubble', Body: TextBody }
