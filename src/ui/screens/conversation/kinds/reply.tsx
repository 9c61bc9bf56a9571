import type { ReactNode } from 'react'
import type { ContentOf } from '../../../../domain/chat'
import { MessageText } from '../message/MessageText'
import { useDeeds } from './deeds'
import type { BodyProps, Kind } from './kind'
import { QuoteBox } from './QuoteBox'

function ReplyBody({ content, tabIndex }: BodyProps<ContentOf<'reply'>>): ReactNode {
  return (
    <>
      <QuoteBox quote={content.quote} tabIndex={tabIndex} />
      <MessageText text={content.text} mentions={content.mentions} me={useDeeds().me} />
    </>
  )
}

export const reply: Kind<ContentOf<'reply'>> = { frame: 'bubble', Body: ReplyBody }
