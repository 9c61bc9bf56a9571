import type { ReactNode } from 'react'
import type { ContentOf } from '../../../../domain/chat'
import { MessageText } from '../message/MessageText'
import { useContentActions } from './content-actions-context'
import type { BodyProps, MessageKindView } from './message-kind'
import { QuotedMessage } from './parts/QuotedMessage'

function ReplyBody({ content, tabIndex }: BodyProps<ContentOf<'reply'>>): ReactNode {
  return (
    <>
      <QuotedMessage quote={content.quote} tabIndex={tabIndex} />
      <MessageText text={content.text} mentions={content.mentions} me={useContentActions().me} />
    </>
  )
}

export const reply: MessageKindView<ContentOf<'reply'>> = { frame: 'bubble', Body: ReplyBody }
