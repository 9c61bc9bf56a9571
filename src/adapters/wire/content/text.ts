import { contents } from '../../../domain/chat'
import { bodyOf, contentWire, TYPE } from './body'
import { MentionWire, decodeAll } from './content-fields'

export const textWire = contentWire({
  codec: contents.text,
  type: TYPE.text,
  read: ({ msg, ext }) => ({ kind: 'text', text: msg, mentions: decodeAll(MentionWire, ext['ats']) }),
  write: ({ text, mentions }) =>
    bodyOf(
      TYPE.text,
      text,
      mentions.length === 0 ? {} : { ext: { ats: mentions.map((one) => MentionWire.encode(one)) } },
    ),
})
