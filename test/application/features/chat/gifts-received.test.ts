import { of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { balanceUpdates, giftToasts } from '../../../../src/application/features/chat/gifts-received'
import type { AccountMessage } from '../../../../src/domain/features'
import { everyKind } from '../../../support/builders/content'
import { NOON } from '../../../support/builders/instant'
import { messageOf } from '../../../support/builders/message'
import { ann, ben, sender } from '../../../support/builders/person'

const gift = (by: typeof ann, to: typeof ann): AccountMessage => ({
  type: 'chat/MessagesArrived',
  messages: [
    messageOf({
      seq: 7,
      by,
      content: { ...everyKind.gift, title: 'Cup', receivers: [{ xid: to.xid, name: sender(to).name }] },
    }),
  ],
})
const said = (message: AccountMessage): readonly AccountMessage[] => {
  const all: AccountMessage[] = []
  balanceUpdates(of({ seq: 1, at: NOON, from: null, message }), () => ann.xid).subscribe((one) => all.push(one))
  return all
}

describe('A gift to the member', () => {
  it('loads the balance again, and a toast names the sender and the gift', () => {
    expect(said(gift(ben, ann))).toEqual([{ type: 'balance/AppShellShown', isMember: true }])
    expect(giftToasts(gift(ben, ann), ann.xid)).toEqual([
      { type: 'ShowToast', words: { event: 'giftReceived', name: sender(ben).name, gift: 'Cup' } },
    ])
  })

  it.each([
    ['a gift to another member', gift(ann, ben)],
    ['a gift of the member', gift(ann, ann)],
    ['another message', { type: 'chat/MessagesArrived', messages: [messageOf({ seq: 7, by: ben })] } as const],
  ])('%s changes nothing', (_what, message) => {
    expect([said(message), giftToasts(message, ann.xid), giftToasts(gift(ben, ann), null)]).toEqual([[], [], []])
  })
})
