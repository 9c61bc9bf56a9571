import type { TabMessage, AccountMessage } from '../../../support/whole-domain'
import { draftOf, type Content } from '../../../../src/domain/chat'
import { clampToInstant } from '../../../../src/domain/kernel/instant'
import { UnsentDrafts } from '../../../../src/application/features/chat/unsent-drafts'
import { ann, type Person } from '../../../support/builders/person'
import { clientId, lounge } from '../../../support/builders/message'
import { sessionOf } from '../../../support/builders/session'
import { newSlices } from '../../../support/slices-in'

const picture: Content = { kind: 'image', url: null, width: 4, height: 3 }
/** The picture with its caption in the outbox. */
export const captioned: Content = {
  kind: 'album',
  pictures: [{ url: null, width: 4, height: 3 }],
  text: 'half a thought',
  mentions: [],
}

/** A tab with a text in its text box. The steps end and start sessions as the leader does. */
export const world = () => {
  const { account, tab } = newSlices()
  let seq = 0
  const hear = (message: AccountMessage | TabMessage) => {
    seq += 1
    for (const slice of [...Object.values(account), ...Object.values(tab)]) {
      slice.apply({ seq, at: clampToInstant(seq), from: null, message })
    }
  }
  const said: AccountMessage[] = []
  const kept = new UnsentDrafts(account.session, { account, tab }, hear, (message) => {
    said.push(message)
  })
  const say = (message: AccountMessage | TabMessage) => {
    hear(message)
    kept.onAccountChange()
  }
  const leave = () => {
    const ask = { unit: 'session', id: 'endSession', seq }
    hear({ type: 'ForgetAccount' })
    say({ type: 'SessionEnded', ask, reason: 'expired' })
  }
  const signIn = (person: Person, visit: number) => say({ type: 'SignedIn', session: sessionOf(person, visit) })
  signIn(ann, 1)
  say({ type: 'chat/ChangeDraft', conversationId: lounge, text: 'half a thought' })
  /** Sends a picture whose caption is the text in the text box. */
  const sendPicture = () => {
    const attachmentId = clientId('p1')
    say({ type: 'chat/AttachFile', conversationId: lounge, attachmentId, fileRef: 1, via: 'picker' })
    const ask = { unit: 'chat/attachments', id: 'check:p1', seq }
    say({ type: 'chat/FileAttached', ask, attachmentId, content: picture, files: [] })
    say({ type: 'chat/SendAttachments', conversationId: lounge, caption: { text: 'half a thought', mentions: [] } })
  }
  /** Restores the chat and session slices from the state that a leader sends. */
  const take = ({ slices }: { readonly slices: Pick<typeof account, 'chat' | 'session'> }) => {
    account.chat.restore(slices.chat.encode())
    account.session.restore(slices.session.encode())
    kept.onAccountChange()
  }
  return {
    say,
    sendPicture,
    leave,
    signIn,
    take,
    said,
    slices: account,
    draft: () => draftOf(tab.composer.get(), lounge),
  }
}
