import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { plainText } from '../../../../../src/domain/chat'
import { ConversationId, Gid } from '../../../../../src/domain/kernel/ids'
import { ForwardDialog } from '../../../../../src/ui/features/chat/actions/forward/ForwardDialog'
import { useForwardTargets } from '../../../../../src/ui/features/chat/actions/forward/use-forward-targets'
import { groupOf } from '../../../../support/builders/group'
import { made } from '../../../../support/builders/made'
import { ann, ben, vera } from '../../../../support/builders/person'
import { summaryOf } from '../../../../support/builders/summary'
import { live, using, type AccountStep } from '../../../support/fake-app'
import { show } from '../../../support/show'

const direct = (other: typeof ben, with_: Parameters<typeof summaryOf>[0] = {}) =>
  summaryOf({
    conversationId: made(ConversationId, `si_${ann.xid}_${other.xid}`),
    kind: 'single',
    name: other.name,
    peer: { ...other, avatar: null, role: 'normal', isBot: false, allowsDm: true },
    ...with_,
  })
const tea = groupOf('12345678', { name: 'Tea', minSpeakLevel: 5 })
const listed: AccountStep = (ask) => ({
  type: 'chat/ConversationsListed',
  ask: ask('list'),
  conversations: [
    summaryOf({ gid: made(Gid, '12345678'), name: 'Tea' }),
    direct(ben),
    direct(vera, { blocked: 'byMe' }),
    summaryOf({ conversationId: made(ConversationId, 'sn_x-loop_x-ann'), kind: 'notification', name: 'Loop' }),
  ],
})
const mine: AccountStep = (ask) => ({ type: 'group/MyGroupsLoaded', ask: ask('mine'), groups: [tea] })
const text = plainText('hi')
const placesFor = (level: number) => {
  const app = live(ann, level).hear(listed)
  const { result } = using(app, useForwardTargets, text)
  app.hear(mine)
  return Object.fromEntries(result.current.map(({ face, refusal }) => [face.name, refusal]))
}

it('OUT-6 the forward dialog says why a chat accepts no messages, and does not list the notification chat', () => {
  expect(placesFor(1)).toEqual({
    Tea: expect.stringContaining('5'),
    [ben.name]: null,
    [vera.name]: 'You blocked this person.',
  })
  expect(placesFor(5)).toMatchObject({ Tea: null })
})

it('the forward dialog disables chats that accept no messages, and Enter chooses the first chat that accepts messages', () => {
  const onForward = vi.fn<(to: readonly ConversationId[]) => void>()
  const face = { kind: 'group', ownerId: '', imageUrl: undefined } as const
  const ids = ['sg_12345678', 'sg_87654321'].map((id) => made(ConversationId, id))
  const places = ids.map((id, at) => ({
    id,
    face: { ...face, id, name: `Tea ${at}` },
    refusal: at === 0 ? 'You have been blocked' : null,
  }))
  show(<ForwardDialog open text="hi" places={places} onForward={onForward} onClose={() => undefined} />)
  expect(screen.getByRole('checkbox', { name: /You have been blocked/ })).toHaveProperty('disabled', true)
  const box = screen.getByRole('textbox')
  fireEvent.change(box, { target: { value: 'Tea' } })
  fireEvent.keyDown(box, { key: 'Enter' })
  fireEvent.click(screen.getByRole('button', { name: /^Forward/ }))
  expect(onForward).toHaveBeenCalledWith([ids[1]])
})
