import { contents } from '../../../domain/chat'
import { bodyOf, contentWire, TYPE } from './body'

export const commandWire = contentWire({
  codec: contents.command,
  type: TYPE.custom,
  read: ({ msg }) => ({ kind: 'command', text: msg }),
  write: ({ text }) => bodyOf(TYPE.custom, text),
})
